import type { MatchSignals } from '@webmcp/contract';

/** One intent and the page element that it is, in one state. On rows one intent has a pair for each row. */
export interface Pair {
  intent: number;
  state: string;
  element: number;
  score: number;
  signals: MatchSignals;
  provenance?: boolean;
}

/** One boundary and the page container that it is, in one state. */
export interface ContainerPair {
  boundary: number;
  state: string;
  container: number;
  score: number;
}

export interface Match {
  pairs: Pair[];
  containers: ContainerPair[];
  /** Page elements of each state that no intent was paired with. */
  unmatchedElements: { state: string; element: number; reason: string }[];
  unmatchedIntents: { intent: number; reason: string }[];
  /** States in which the assignment was greedy because a component was too large. */
  greedy: string[];
}
