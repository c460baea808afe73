/** Reports the progress of long work. A step is a phrase in the present: "Reading the source". */
export interface Progress {
  step(text: string): void;
  /** Counts the finished parts of a step. */
  count(done: number, of: number, what: string): void;
  /** Names the parts of a step that are in work now. Replaces the names of the last call. */
  at(open: string[]): void;
  /** Sets the milliseconds until the time limit of the run. */
  limit(ms: number): void;
  /** Returns the step and its open parts as one line. */
  now(): string;
  /** Ends the last step. With `failed` the step did not succeed. */
  end(failed?: boolean): void;
}
