import { expect, test } from 'vitest';

import { firstOf } from '../../../src/intents/model/first-of.js';
import { firstFit, type Rule } from '../../../src/intents/model/rule.js';

const rules: Rule<number, string | null>[] = [
  { name: 'none', reason: '', fits: (n) => n > 9, gives: () => null },
  { name: 'big', reason: '', fits: (n) => n > 5, gives: (n) => `big ${n}` },
  { name: 'some', reason: '', fits: (n) => n > 0, gives: () => 'some' },
];

test.each([
  [10, null],
  [7, 'big 7'],
  [1, 'some'],
  [0, undefined],
])('the first rule that fits %i gives %s', (given, result) => {
  expect(firstFit(rules, given)).toBe(result);
});

test('the first defined result counts', () => {
  expect(firstOf([1, 2, 3], (n) => (n > 1 ? `n${n}` : undefined))).toBe('n2');
  expect(firstOf([1], () => undefined)).toBeUndefined();
});
