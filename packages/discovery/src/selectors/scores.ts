import type { Selector } from '@webmcp/contract';
import { selectorStrategies, strategyNamed, type StrategyRules } from '@webmcp/text';

/**
 * Returns the score that a selector may have: its own, but no more than its strategy allows for the value. Returns null
 * when the selector may not be used at all. Such a selector contains a text that a machine will make anew.
 * @param strategies the known strategies; default: all listed strategies
 */
export function scoreOf(
  { strategy, value, score }: Selector,
  strategies: readonly StrategyRules[] = selectorStrategies,
): number | null {
  const best = strategyNamed(strategy, strategies).bestScore(value);
  return best === null ? null : Math.min(score, best);
}
