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
  /** The page elements of each state without an intent. */
  unmatchedElements: { state: string; element: number; reason: string }[];
  unmatchedIntents: { intent: number; reason: string }[];
  /** The ids of states with a greedy assignment: a connected component was too large for the exact assignment. */
  greedy: string[];
}
