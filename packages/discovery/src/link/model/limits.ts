/** Bounds of the linking, each far above what hand-written apps need; beyond them things stay as the source names them. */
export const limits = {
  /** The same component inside its own template: the recursion is cut where it first repeats. */
  recursion: 1,
  /** Items of one loop that are laid out one by one where its body comes back to itself, loops inside loops of that kind, and all such items. */
  unrolledItems: 60,
  unrolledLoops: 10,
  allUnrolled: 3_000,
  /** Components inside components; real apps stay below 60. */
  nesting: 150,
  /** Instances in one app. */
  instances: 60_000,
  /** Nodes of an app from which on large components are inlined only a few times each; smaller ones, the wrappers, always. */
  nodes: 60_000,
  large: 40,
  largeTimes: 2,
  /** Own functions called from own functions, in values and in handlers. */
  calls: 12,
  /** Own functions run for one prop or text, nested calls included. */
  runs: 400,
  /** Calls and sets written down for one handler. */
  facts: 120,
  /** Linked values in one prop, list or text, nested ones included; long lists of options stay far below. */
  values: 3_000,
  /** Members of an object or list that a key known only at run time may mean; with more it means nothing. */
  alternatives: 24,
  /** Linked values in a test, and in what only styles. */
  smallValues: 40,
  /** Objects in objects in an argument of a handler's call. */
  argumentDepth: 4,
  /** Linked values in one argument of a handler's call. */
  argumentValues: 24,
} as const;

/** Runs with the limits of one prop or text, and gives what was left before back to what is around. */
export function withinLimits<Result>(
  linker: { left: { runs: number; values: number } },
  values: number,
  run: () => Result,
): Result {
  const outer = linker.left;
  linker.left = { runs: limits.runs, values };
  try {
    return run();
  } finally {
    linker.left = outer;
  }
}
