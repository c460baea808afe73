/**
 * A call of a library that opens a question with an affirmative button. The code that follows the answer is the act. The
 * packages decide, never the local names.
 */
export interface QuestionCall {
  /** The library's name in the registry of libraries, or its package. */
  library: string;
  /** The packages, also with a path below them. */
  packages: readonly string[];
  /**
   * The calls as the linker writes them: imported name, `()` behind a call, members. `*` is any one name: a default
   * import has the name that the file gives it.
   */
  calls: readonly string[];
  /** Calls without an import: the names that the library itself registers. They count if the app binds no such name. */
  globals?: readonly string[];
  /** The number of arguments before the options that may be texts of the dialog. */
  texts?: number;
  /** The options that hold the text of the affirmative button, best first. */
  answer: readonly string[];
  /** The texts of the button without such an option: the library's own. Empty if the button is then absent. */
  usual: readonly string[];
  /** The same text in the languages of the library that have another one, by language or by language and country: `zh-tw`. */
  usualIn?: Readonly<Record<string, string>>;
  /** The options with the title and the message. Texts among the arguments count as well. */
  says: readonly string[];
  /** One of these options must be given. Without them the call only reports something. */
  needs?: readonly string[];
  /** The dialog has a text box: always, or with the option. The path of the box's kind, which is a text without it. */
  typed?: { option?: string; kind: string };
  /** With one of these options the dialog asks for more than yes or no. */
  asksMore?: readonly string[];
}
