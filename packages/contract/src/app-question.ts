/**
 * A question of the app that the source shows. The act opens a dialog, and the code behind its affirmative button does the
 * work. A call answers the question after the person's own consent.
 */
export interface AppQuestion {
  /** The texts of the affirmative button, one for each wording. Only a button with exactly such a text is pressed. */
  answers: string[];
  /** Texts of which the dialog contains one. Absent if the source shows none. */
  says?: string[];
}

/**
 * A text that the app asks for during the act, in the browser's own box: `prompt('New name')`. Or in the dialog of a library:
 * `ElMessageBox.prompt('New name')`. The call answers the box with the argument of this key.
 */
export interface PromptedText {
  key: string;
  label: string;
  /** The whole message of the box. Absent if only the run knows it. */
  message?: string;
  /** True for the text box of the dialog that asks the question of the tool. */
  inDialog?: true;
}
