import { expect, test } from 'vitest';

import { beginsWithPhrase, containsPhrase, preparePhrase, prepareText } from '../../src/index.js';

test.each([
  ['deleteAccount', 'delete', true],
  ['deleted items', 'delete', false],
  ["Annuler l'abonnement", 'annuler l abonnement', true],
  ['close the account', 'close account', false],
  ['カートから削除', '削除', true],
  ['카드 번호', '카드번호', true],
])('the text %j contains %j: %j', (text, phrase, contains) => {
  expect(containsPhrase(prepareText(text), preparePhrase(phrase))).toBe(contains);
});

test.each([
  ['Book a room', 'book', true],
  ['Suggest a book', 'book', false],
])('the text %j begins with %j: %j', (text, phrase, begins) => {
  expect(beginsWithPhrase(prepareText(text), preparePhrase(phrase))).toBe(begins);
});
