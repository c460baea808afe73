import type { MatchSignals } from '@webmcp/contract';

/** One intent with its page element in one state. An intent in a row has one pair for each row. */
export interface Pair {
  intent: number;
  state: string;
  element: number;
  score: number;
  signals: MatchSignals;
  provenance?: boolean;
}

/** One boundary with its page container in one state. */
export interface ContainerPair {
  boundary: number;
  state: string;
  container: number;
  score: number;
}

/** The result of matching: all pairs of all states, and a reason for each side without a pair. */
export interface Match {
  pairs: Pair[];
  containers: ContainerPair[];
  /** The other radios, boxes or buttons of a field. The pairs contain only the first of them. */
  fellows?: { state: string; element: number; first: number }[];
  /** The page elements of each state without an intent. A rule of the stage *page* leaves some out by its name. */
  unmatchedElements: { state: string; element: number; reason: string; leftOutBy?: string }[];
  unmatchedIntents: { intent: number; reason: string }[];
  /** The ids of states with a greedy assignment: a connected component was too large for the exact assignment. */
  greedy: string[];
}
