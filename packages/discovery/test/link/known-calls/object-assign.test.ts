import { expect, test } from 'vitest';

import { linkedProp } from '../linked-prop.js';

const before = `const first = { a: 'A' }; const second = { b: 'B' }; const both = Object.assign(first, second);`;

test.each([
  ['both.a', '"A"'],
  ['both.b', '"B"'],
  ['both.c', undefined],
  ['Object.assign(first).a', '"A"'],
])('%s of merged objects is %s', (expression, expected) => {
  expect(linkedProp(expression, { before })).toBe(expected);
});
