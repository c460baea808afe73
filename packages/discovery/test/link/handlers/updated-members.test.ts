import { expect, test } from 'vitest';

import { linkedProp } from '../linked-prop.js';

const inside = `const [page, setPage] = useState({ a: 1, b: { c: 2, d: 3 } });`;
const before = `import { useState } from 'react'; const MORE = { a: 4 };`;

test.each([
  ['{ ...page, a: 5 }', '$1:page.a := 5'],
  ['{ ...page, b: { ...page.b, c: 6 } }', '$1:page.b.c := 6'],
  ['{ ...page, b: { c: 7 } }', '$1:page.b := {c: 7}'],
  ['{ ...page, ...MORE }', '$1:page.a := 4'],
  ['{ ...page, ...props.more }', '$1:page := {...$1:page, ...props.more}'],
])('setPage(%s) changes %s', (next, expected) => {
  expect(linkedProp(`() => setPage(${next})`, { before, inside })).toBe(`{${expected}}`);
});
