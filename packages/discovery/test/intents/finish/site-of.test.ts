import { expect, test } from 'vitest';

import { siteOf } from '../../../src/intents/finish/site-of.js';

const site = (file: string, line: number, column = 1): { file: string; line: number; column: number } => ({
  file,
  line,
  column,
});
const host = site('Field.tsx', 3);
const use = site('Form.tsx', 7);
const outer = site('App.tsx', 2);

test.each([
  ['the innermost site without a text', [], host],
  ['the outermost site with a text', [site('Field.tsx', 3, 9), site('Form.tsx', 7, 12)], use],
  ['the tag before the text', [site('App.tsx', 4)], outer],
  ['a text in another file changes nothing', [site('texts.ts', 1)], host],
])('%s', (_, places, expected) => {
  expect(siteOf([host, use, outer], places)).toEqual(expected);
});

test('of two tags in one file, the nearest before the text counts', () => {
  const sites = [site('App.tsx', 2), site('App.tsx', 5), site('App.tsx', 9)];
  expect(siteOf(sites, [site('App.tsx', 6)])).toEqual(sites[1]);
});

test('an empty list of sites is an error', () => {
  expect(() => siteOf([], [])).toThrow(/at least one site/);
});
