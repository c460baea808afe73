/**
 * Bounds of the linking. Each is far above the needs of hand-written apps. Beyond a bound, a value or component stays as
 * the source names it.
 */
export const limits = {
  /** The most occurrences of a component inside its own template. */
  recursion: 1,
  /** The most items of one loop that are rendered one by one. Such items alone decide the depth of the loop's body. */
  unrolledItems: 60,
  /** The most loops with such items inside each other. */
  unrolledLoops: 10,
  /** The most items of such loops in the whole app. */
  allUnrolled: 3_000,
  /** The most components inside components. Real apps need fewer than 60. */
  nesting: 150,
  /** The most component instances in one app. */
  instances: 60_000,
  /**
   * The most nodes of an app. Above this number a large component is inlined at most `largeTimes` times. Smaller
   * components are always inlined, because wrappers are small.
   */
  nodes: 60_000,
  /** Nodes of a large component. */
  large: 40,
  largeTimes: 2,
  /** The greatest depth of own functions called from own functions, in values and in handlers. */
  calls: 12,
  /** The most own functions run for one prop or text, nested calls included. */
  runs: 400,
  /** The most calls recorded for one handler. */
  facts: 120,
  /** The most linked values in one prop, list or text, nested values included. Long lists of options need far fewer. */
  values: 3_000,
  /** The most members of an object or list among which a key of run time may choose. */
  alternatives: 24,
  /** The most linked values in a test or in a prop that only styles. */
  smallValues: 40,
  /** The greatest depth of objects in an argument of a handler's call. */
  argumentDepth: 4,
  /** The most linked values in one argument of a handler's call. */
  argumentValues: 24,
} as const;
