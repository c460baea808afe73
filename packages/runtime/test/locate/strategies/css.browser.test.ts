import { expect, test } from 'vitest';

import { css } from '../../../src/locate/strategies/css.js';
import { candidatesOf, hitsOf } from './table.js';

test.each([
  [
    '<b></b><i id="it"></i>',
    [
      ['#it', 0.5],
      ['i', 0.2],
    ],
  ],
  [
    '<p><input data-it name="mail"></p>',
    [
      ['input[name="mail"]', 0.45],
      ['input', 0.2],
    ],
  ],
  [
    '<input type="radio" name="size" value="S"><input type="radio" name="size" value="L" data-it>',
    [
      ['input[name="size"][value="L"]', 0.45],
      ['input:nth-of-type(2)', 0.2],
    ],
  ],
  ['<p><b>a</b></p><p><b data-it>b</b></p>', [['p:nth-of-type(2) > b', 0.2]]],
  // The attribute marks the element; a generated name is left out.
  ['<i data-it name=":r1:"></i>', [['i', 0.2]]],
])('%s has the candidates %j', (html, candidates) => {
  expect(candidatesOf(css, html)).toEqual(candidates);
});

test.each([
  ['p > b', '<p><b></b></p><b></b>', ['b']],
  ['p >', '<p></p>', []],
  ['::before', '<p></p>', []],
])('the value %j finds in %s the elements %j', (value, html, found) => {
  expect(hitsOf(css, html, value)).toEqual(found);
});

test('a caller can bring the structural path', () => {
  document.body.innerHTML = '<i></i>';
  const found = css.candidates(document.querySelector('i')!, { testIdAttributes: [], pathOf: () => 'known > i' });
  expect(found.map(({ value }) => value)).toEqual(['known > i']);
});
