import type { Fingerprint } from '@webmcp/contract';

import type { Traits } from '../fingerprint/traits.js';

/** The facts about a target and its page by which every element of a pool is judged. */
export interface Question {
  print: Fingerprint;
  /** Reads the traits of elements, each element once. */
  read(element: Element): Traits;
  /** The values of the target's `testid` selectors. */
  testIds: readonly string[];
  testIdAttributes: readonly string[];
  /** Decides whether a folded text labels another known control. */
  isOthers(text: string): boolean;
  strict: boolean;
  /**
   * Decides whether only the target had a signal when captured: in the page, or by a proved selector with the signal.
   */
  unique(signal: string): boolean;
  /** True if the root is an element that was located before, such as a row. */
  within: boolean;
}

/** A question put to the elements of one pool. */
export interface Poll extends Question {
  pool: readonly Element[];
  /** The elements that the target's structural selectors find. */
  structural: readonly Element[];
}
