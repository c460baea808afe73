/** Bounds of the linking, each far above what hand-written apps need; beyond them things stay as the source names them. */
export const limits = {
  /** The same component inside its own template: the recursion is cut where it first repeats. */
  recursion: 1,
  /** Components inside components; real apps stay below 60. */
  nesting: 150,
  /** Instances in one app. */
  instances: 60_000,
  /** Own functions called from own functions, in values and in handlers. */
  calls: 12,
  /** Calls and sets written down for one handler. */
  facts: 200,
  /** Objects in objects in a linked value. */
  depth: 24,
} as const;
