import { expect, test } from 'vitest';

import { anyWords, firstWords, phrasesOf, wholeText } from '../../src/index.js';

test('phrasesOf splits at commas, folds white space and leaves out empty ends', () => {
  expect(phrasesOf(`\n  save,  place\n order, `)).toEqual(['save', 'place order']);
  expect(phrasesOf('')).toEqual([]);
});

test.each([
  ['save', 'Save changes', true],
  ['save', 'Saved', false],
  ['save', 'Do save', false],
  ['sign in', 'Sign-in now', true],
  ['go$', 'Go!', true],
  ['go$', 'Go to cart', false],
  ['supprimer', 'Supprimer', true],
  ['取消', '取消', true],
  ['取消', '取消订单', false],
])('firstWords(%j) matches %j: %j', (phrase, text, matches) => {
  expect(firstWords([phrase]).test(text)).toBe(matches);
});

test.each([
  ['ok', 'OK', true],
  ['ok', 'OK then', false],
  ['schließen', 'Schließen', true],
])('wholeText(%j) matches %j: %j', (phrase, text, matches) => {
  expect(wholeText([phrase]).test(text)).toBe(matches);
});

test.each([
  ['échec', 'Échec du paiement', true],
  ['sent', 'One sentence', false],
  ['fail*', 'It has failed', true],
  ["*n't", 'This didn’t work', true],
  ["*n't", 'Notes', false],
  ['not', 'Not_found', false],
])('anyWords(%j) matches %j: %j', (phrase, text, matches) => {
  expect(anyWords([phrase]).test(text)).toBe(matches);
});

test('patterns without phrases match nothing', () => {
  expect([firstWords([]), wholeText([]), anyWords([])].map((pattern) => pattern.test(''))).toEqual([
    false,
    false,
    false,
  ]);
});
