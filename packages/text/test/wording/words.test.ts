import { expect, test } from 'vitest';

import { asciiSlug, shortSlug, singular, stems, words } from '../../src/index.js';

test.each([
  ['deleteAccount', ['delete', 'account']],
  ['delete_account', ['delete', 'account']],
  ['Delete account', ['delete', 'account']],
  ["L'adresse", ['l', 'adresse']],
  ["Don't save", ['dont', 'save']],
  ['HTMLElement2', ['html', 'element', '2']],
  ['注文を削除', ['注文を削除']],
])('words splits %j into %j', (text, expected) => {
  expect(words(text)).toEqual(expected);
});

test.each([
  ['Orders', ['order']],
  ['Cart (3)', ['cart']],
  ['×', ['×']],
  ['Saving changes', ['sav', 'chang']],
])('stems reduces %j to %j', (text, expected) => {
  expect(stems(text)).toEqual(expected);
});

test.each([
  ['Größe (cm)', 'grosse_cm'],
  ['削除', ''],
  ["Children's name", 'childrens_name'],
])('asciiSlug turns %j into %j', (text, slug) => {
  expect(asciiSlug(text)).toBe(slug);
});

test('shortSlug ends with a whole word before its 60th character', () => {
  const slug = shortSlug(`${'word_'.repeat(20)}end`);
  expect(slug).toBe('word_'.repeat(12).slice(0, -1));
});

test.each([
  ['orders', 'order'],
  ['categories', 'category'],
  ['boxes', 'box'],
  ['address', 'address'],
  ['news', 'news'],
])('singular returns for %s: %s', (plural, one) => {
  expect(singular(plural)).toBe(one);
});
