import { expect, test } from 'vitest';

import { label } from '../../../src/locate/strategies/label.js';
import { candidatesOf, hitsOf } from './table.js';

test.each([
  ['<label for="it">E-mail *</label><input id="it">', [['E-mail', 0.8]]],
  [
    '<label>E-mail <input data-it aria-label="Mail"></label>',
    [
      ['E-mail', 0.8],
      ['Mail', 0.8],
    ],
  ],
  ['<b id="a">Your</b><b id="b">mail</b><input data-it aria-labelledby="a b">', [['Your mail', 0.8]]],
  ['<button data-it aria-label="Save">Save</button>', []],
])('%s has the candidates %j', (html, candidates) => {
  expect(candidatesOf(label, html)).toEqual(candidates);
});

test.each([
  ['<label>City <input data-is="it"></label><label>City hall <input></label>', ['it']],
  ['<label for="c">City:</label><input id="c" data-is="it">', ['it']],
  ['<label><img alt="City"> <input data-is="it"></label>', ['it']],
  ['<input aria-label="City" data-is="it"><p aria-label="City">…</p>', ['it']],
  ['<b id="l">City</b><select aria-labelledby="l" data-is="it"></select>', ['it']],
  ['<label>city <input></label>', []],
])('the value City finds in %s the elements %j', (html, found) => {
  expect(hitsOf(label, html, 'City')).toEqual(found);
});

test('a search among known elements looks at no others', () => {
  document.body.innerHTML = '<label>City <input id="a"></label><label>City <input id="b"></label>';
  const among = [document.querySelector('#b')!];
  expect(label.hits('City', { roots: [document], testIdAttributes: [], among })).toEqual(among);
});
