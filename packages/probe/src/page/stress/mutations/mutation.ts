import type { Random } from './random.js';

/**
 * What became of the target. `evolve`: it still exists as `truth`, and only that is right. `safety`: it was spoofed,
 * removed or replaced; right is to abstain, or the original where there is one.
 */
export interface Outcome {
  truth: Element | null;
}

export interface Mutation {
  name: string;
  kind: 'evolve' | 'safety' | 'apart';
  /** Changes the page; undefined where the target gives nothing to change. */
  apply(target: Element, random: Random): Outcome | undefined;
}

export const same = (truth: Element): Outcome => ({ truth });
export const none: Outcome = { truth: null };
