/** A place in what a page was served or, with `isSource`, in the source itself; line and column from 1. */
export interface CallPlace {
  url: string;
  line: number;
  column: number;
  isSource?: true;
}

/** Which calls made the elements and containers of a snapshot, as a framework's development build tells them. */
export interface PageCalls {
  /** Each call once: where it stands, then who called that. */
  places: CallPlace[][];
  /** By element the numbers of its calls, innermost first. */
  elements: number[][];
  containers: number[][];
}
