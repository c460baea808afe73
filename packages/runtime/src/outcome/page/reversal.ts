/** The ways in which a page takes back a change. */
export type Reversal =
  /** The rows, the control's own state or the texts changed, and are as before again. */
  | 'as before'
  /** A value of the call was shown, and is gone again. */
  | 'value gone';
