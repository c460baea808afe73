import type { Random } from './random.js';

/**
 * The result of a mutation. The right answer is `truth`. Abstaining is right as well after a mutation of the kind `safety`.
 */
export interface Outcome {
  /** The target after the mutation; null for a target that is gone. */
  truth: Element | null;
}

/** A change of the page. */
export interface Mutation {
  name: string;
  /**
   * `evolve`: the target still exists, as an app's next version has it. `safety`: the target was copied, removed or
   * replaced. `apart`: too hard for a fair count, and reported by itself.
   */
  kind: 'evolve' | 'safety' | 'apart';
  /** Changes the page. Returns undefined if the mutation does not fit the target. */
  apply(target: Element, random: Random): Outcome | undefined;
}

/** Returns the outcome for a target that still exists. */
export const same = (truth: Element): Outcome => ({ truth });
/** The outcome for a target that is gone. */
export const none: Outcome = { truth: null };
