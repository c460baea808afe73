import { expect, test } from 'vitest';

import { react } from '../../src/frameworks/react.js';

test('components of a .tsx file are facts', () => {
  const { components } = react.extract({ path: 'a.tsx', text: 'export const A = () => <b>Hi</b>;' }, () => undefined);
  expect(components.map(({ name }) => name)).toEqual(['A']);
});

test.each([
  ['a.tsx', 1],
  ['a.jsx', 1],
  ['a.js', 1],
  ['a.mjs', 1],
  ['a.ts', 0],
])('%s has %i tags', (file, expected) => {
  expect(react.tags('const a = <b>Hi</b>;', file)).toHaveLength(expected);
});

test('braces in a text between tags are escaped', () => {
  expect(react.escapeContent('a {b}')).toBe('a &#123;b&#125;');
});
