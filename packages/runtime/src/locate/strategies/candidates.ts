import type { Selector } from '@webmcp/contract';

import type { CandidateFacts, LocateStrategy } from './locate-strategy.js';
import { locateStrategies } from './locate-strategies.js';

/**
 * Returns every selector that could find an element, best first. No selector is proved: count the `hits` of each on the
 * page that uses it.
 * @param strategies the known strategies; default: all listed strategies
 */
export function candidates(
  element: Element,
  facts: CandidateFacts,
  strategies: readonly LocateStrategy[] = locateStrategies,
): Selector[] {
  return strategies.flatMap((strategy) => strategy.candidates(element, facts));
}
