/** The texts of one problem. `{name}` in a text is replaced by the detail of that name. */
export interface ProblemText {
  /** The event, with its place and the value that is wrong. */
  message: string;
  /** The next act of the reader. */
  fix: string;
}
