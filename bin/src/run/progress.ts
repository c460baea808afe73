/** Says how far long work has come. Steps are sentences in the present: "Reading the source". */
export interface Progress {
  step(text: string): void;
  /** Within a step: so many of so many. */
  count(done: number, of: number, what: string): void;
  /** Within a step: what is being worked on now, in place of what was told before. */
  at(open: string[]): void;
  /** The last step ended; with `failed` it did not end well. */
  end(failed?: boolean): void;
}
