/** A place in a served script or, with `isSource`, in the source itself. Line and column count from 1. */
export interface CallPlace {
  url: string;
  line: number;
  column: number;
  isSource?: true;
  /** The node that the tag made, for a framework that keeps no line. The line is then 0. */
  tag?: MadeTag;
}

/** A node of a framework, as the tag in its template made it. */
export interface MadeTag {
  /** The names that the tag may have. */
  names: string[];
  /** The attributes, each with its text; null for a value that is no text. */
  attributes: Record<string, string | null>;
  /** True for the root of a component, which may have attributes of the component's user. */
  isRoot?: true;
}

/** The calls that made the elements, containers and records of a snapshot. A framework's development build records them. */
export interface PageCalls {
  /** Each call once: its own place, then the places of its callers. */
  places: CallPlace[][];
  /** The numbers of the calls for each element, innermost first. */
  elements: number[][];
  containers: number[][];
  /** The same for the first item of each records, else for their part. */
  records: number[][];
}

/**
 * A handler of an element in a page: the event, the number of its function, and 1 for a handler of an element around. A
 * handler that asks for the element by a selector has the selector, and 0.
 */
export type HandlerLink = [event: string, found: number, isAround: 0 | 1, selector?: string];
