import { expect, test } from 'vitest';

import { linkedProp } from '../linked-prop.js';

const before = `const BASE = { a: 'Ann' }; const ALL = { ...BASE, b: 'Bob' }; const SOME = { ...props.rest, b: 'Bob' };`;

test.each([
  ['Object.keys(ALL)', '["a", "b"]'],
  ['Object.values(ALL)', '["Ann", "Bob"]'],
  ['Object.entries(ALL)', '[["a", "Ann"], ["b", "Bob"]]'],
  ['Object.keys(SOME)', 'Object.keys({b: "Bob", ...props.rest})'],
  ['Object.seal(ALL)', 'Object.seal({b: "Bob", ...{a: "Ann"}})'],
])('%s is %s', (expression, expected) => {
  expect(linkedProp(expression, { before })).toBe(expected);
});
