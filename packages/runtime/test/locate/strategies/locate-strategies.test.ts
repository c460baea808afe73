import { selectorStrategies } from '@webmcp/text';
import { expect, test } from 'vitest';

import { locateStrategies, strategyIn } from '../../../src/locate/strategies/locate-strategies.js';

test('every strategy of packages/text has its part in the page, in the same order', () => {
  expect(locateStrategies.map(({ rules }) => rules)).toEqual([...selectorStrategies]);
});

test('strategyIn refuses an unknown name with the list of known ones', () => {
  expect(strategyIn(undefined, 'css').rules.name).toBe('css');
  expect(() => strategyIn([], 'css')).toThrow('unknown selector strategy "css"');
});
