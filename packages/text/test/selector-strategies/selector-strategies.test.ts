import { expect, test } from 'vitest';

import { selectorStrategies, strategiesForPeople, strategyNamed, unknownStrategy } from '../../src/index.js';

test('the list is ordered by top score, best first', () => {
  const scores = selectorStrategies.map(({ topScore }) => topScore);
  expect(scores).toEqual([...scores].sort((a, b) => b - a));
});

test('the list has each name and each preference of Playwright once', () => {
  const names = selectorStrategies.map(({ name }) => name);
  const preferences = Object.values(strategiesForPeople).map(({ playwright }) => playwright.preference);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(preferences).size).toBe(preferences.length);
});

test.each(selectorStrategies.map((strategy) => [strategy.name, strategy] as const))(
  'strategyNamed returns the rules of %j',
  (name, strategy) => expect(strategyNamed(name)).toBe(strategy),
);

test('strategyNamed refuses an unknown name with the list of known ones', () => {
  expect(() => strategyNamed('xpath')).toThrow('unknown selector strategy "xpath"');
  expect(unknownStrategy('xpath')).toBe(
    'unknown selector strategy "xpath"; use one of "testid", "label", "role", "css"',
  );
});
