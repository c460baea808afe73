import { unknownStrategy } from '@webmcp/text';

import { css } from './css.js';
import { label } from './label.js';
import type { LocateStrategy } from './locate-strategy.js';
import { role } from './role.js';
import { testid } from './testid.js';

/** Every strategy in the page, in the order of `selectorStrategies`: a test holds the two lists together. */
export const locateStrategies: readonly LocateStrategy[] = [testid, label, role, css];

/**
 * Returns the strategy of a name.
 * @param strategies the known strategies; default: all listed strategies
 * @throws an error that names the unknown strategy and the known strategies
 */
export function strategyIn(strategies: readonly LocateStrategy[] = locateStrategies, name: string): LocateStrategy {
  const found = strategies.find(({ rules }) => rules.name === name);
  if (!found)
    throw new Error(
      unknownStrategy(
        name,
        strategies.map(({ rules }) => rules),
      ),
    );
  return found;
}
