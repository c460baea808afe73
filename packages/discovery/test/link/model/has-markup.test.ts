import { expect, test } from 'vitest';

import { extract } from '../../../src/extract/extract.js';
import { hasMarkup } from '../../../src/link/model/has-markup.js';

test.each([
  ['<b />', true],
  ['{ head: [<b />] }', true],
  ['() => <b />', true],
  ['() => ({ head: <b /> })', true],
  ['wrap(<b />)', true],
  ['wrap(<b />).once()', true],
  ['on ? <b /> : null', true],
  ['{ head: "b" }', false],
  ['() => wrap("b")', false],
  ['`<b>`', false],
])('%s contains markup: %s', (expression, expected) => {
  const { constants } = extract({ path: 'a.tsx', text: `const value = ${expression};` });
  expect(constants['value'] === undefined ? undefined : hasMarkup(constants['value'])).toBe(expected);
});
