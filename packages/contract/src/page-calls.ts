/** A place in a served script or, with `isSource`, in the source itself. Line and column count from 1. */
export interface CallPlace {
  url: string;
  line: number;
  column: number;
  isSource?: true;
}

/** The calls that made the elements and containers of a snapshot. A framework's development build records them. */
export interface PageCalls {
  /** Each call once: its own place, then the places of its callers. */
  places: CallPlace[][];
  /** The numbers of the calls for each element, innermost first. */
  elements: number[][];
  containers: number[][];
}

/**
 * A handler of an element in a page: the event, the number of its function, and 1 for a handler of an element around. A
 * handler that asks for the element by a selector has the selector, and 0.
 */
export type HandlerLink = [event: string, found: number, isAround: 0 | 1, selector?: string];
