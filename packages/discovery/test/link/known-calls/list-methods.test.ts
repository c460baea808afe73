import { expect, test } from 'vitest';

import { linkedProp } from '../linked-prop.js';

const before = `const LIST = ['b', 'a']; const isShort = (text) => text.length < 3;`;

test.each([
  ['LIST.filter(isShort)', '["b", "a"]'],
  ['LIST.slice(0, 1)', '["b", "a"]'],
  ['LIST.toSorted()', '["b", "a"]'],
  ['LIST.concat(["c"])', '["b", "a", "c"]'],
  ['LIST.concat("c")', '["b", "a", "c"]'],
  ['LIST.find(isShort)', '("b" | "a")'],
  ['LIST.map((one) => one.toUpperCase())', '["B", "A"]'],
  ['LIST.reduce(isShort)', 'reduce(isShort{})'],
])('%s of a known list is %s', (expression, expected) => {
  expect(linkedProp(expression, { before })).toBe(expected);
});

test('a method of an unknown list stays a call', () => {
  expect(linkedProp('props.list.filter(Boolean)')).toBe('props.list.filter(Boolean)');
});
