import { css, cssForPeople } from './css.js';
import { label, labelForPeople } from './label.js';
import { role, roleForPeople } from './role.js';
import type { StrategyForPeople, StrategyRules } from './strategy-rules.js';
import { testid, testidForPeople } from './testid.js';

/**
 * Every selector strategy, best first by its top score: an attribute that a person wrote to find the element by, then
 * the texts that people read, then the markup. Candidates of equal score keep this order.
 */
export const selectorStrategies = [testid, label, role, css] as const;

/** The words of every strategy for people. The type requires one entry for each strategy. */
export const strategiesForPeople: { readonly [Name in SelectorStrategyName]: StrategyForPeople<Name> } = {
  testid: testidForPeople,
  label: labelForPeople,
  role: roleForPeople,
  css: cssForPeople,
};

export type SelectorStrategyName = (typeof selectorStrategies)[number]['name'];

/**
 * Returns the rules of a strategy.
 * @param strategies the strategies that are known; default: all listed strategies
 * @throws an error that names the unknown strategy and the known strategies
 */
export function strategyNamed(name: string, strategies: readonly StrategyRules[] = selectorStrategies): StrategyRules {
  const found = strategies.find((strategy) => strategy.name === name);
  if (found === undefined) throw new Error(unknownStrategy(name, strategies));
  return found;
}

/** Returns the message that refuses an unknown strategy by its name. */
export function unknownStrategy(name: unknown, strategies: readonly { name: string }[] = selectorStrategies): string {
  const known = strategies.map((strategy) => `"${strategy.name}"`).join(', ');
  return `unknown selector strategy ${JSON.stringify(name)}; use one of ${known}`;
}
