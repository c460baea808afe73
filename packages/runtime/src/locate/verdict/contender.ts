import type { Traits } from '../fingerprint/traits.js';
import type { LabelRelation } from '../wording/compare-labels.js';
import type { Poll } from './poll.js';

/** Votes by signal: 1 agrees, -1 differs, a part of 1 agrees by degree. A signal without a vote knows nothing. */
export type Votes = Map<string, number>;

/** One element of a pool, and the votes about it. */
export interface Contender {
  element: Element;
  own: Traits;
  /** The relation of the element's labels to the captured labels. */
  relation: LabelRelation;
  votes: Votes;
}

/** A named rule about one contender. */
export interface ContenderRule {
  readonly name: string;
  /** Decides whether the rule applies to a contender. */
  applies(contender: Contender, poll: Poll): boolean;
}
