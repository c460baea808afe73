import { expect, test } from 'vitest';

import { isMarkupFile } from '../../src/frameworks/is-markup-file.js';

test.each([
  ['App.tsx', true],
  ['App.jsx', true],
  ['App.vue', true],
  ['index.html', true],
  ['index.htm', true],
  ['save.ts', false],
  ['save.js', false],
  ['en.json', false],
])('%s always holds markup: %s', (file, expected) => {
  expect(isMarkupFile(file)).toBe(expected);
});
