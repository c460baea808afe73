/**
 * Bounds of the linking. Each is far above the needs of hand-written apps. Beyond a bound, a value or component stays as
 * the source names it.
 */
export const limits = {
  /** Occurrences of a component inside its own template. */
  recursion: 1,
  /** Items of one loop that are rendered one by one, if only the items decide how deep the loop's body goes. */
  unrolledItems: 60,
  /** Such loops inside each other. */
  unrolledLoops: 10,
  /** Such items in the whole app. */
  allUnrolled: 3_000,
  /** Components inside components; real apps stay below 60. */
  nesting: 150,
  /** Component instances in one app. */
  instances: 60_000,
  /** Nodes of an app above which a large component is inlined only `largeTimes`. Smaller ones, the wrappers, always are. */
  nodes: 60_000,
  /** Nodes of a large component. */
  large: 40,
  largeTimes: 2,
  /** Own functions called from own functions, in values and in handlers. */
  calls: 12,
  /** Own functions run for one prop or text, nested calls included. */
  runs: 400,
  /** Calls recorded for one handler. */
  facts: 120,
  /** Linked values in one prop, list or text, nested ones included; long lists of options stay far below. */
  values: 3_000,
  /** Members of an object or list among which a key known only at run time may choose. */
  alternatives: 24,
  /** Linked values in a test or in a prop that only styles. */
  smallValues: 40,
  /** Objects in objects in an argument of a handler's call. */
  argumentDepth: 4,
  /** Linked values in one argument of a handler's call. */
  argumentValues: 24,
} as const;
