import { describe, expect, test } from 'vitest';

import { makeCatalogue, type MessageLookup } from '../../src/messages/catalogue.js';
import { findMessage, keysLike } from '../../src/messages/find-message.js';

const messages = (texts: Record<string, string>): ReadonlyMap<string, string> => new Map(Object.entries(texts));
const app = makeCatalogue(
  [
    {
      locale: 'en',
      namespace: ['shop'],
      messages: messages({
        title: 'Shop',
        'cart.title': 'Cart',
        item_one: '1 item',
        item_other: 'items',
        'row.one': '1 row',
        'row.other': 'rows',
        friend_male: 'Boyfriend',
        only: 'Only here',
      }),
    },
    { locale: 'en', namespace: ['common'], messages: messages({ title: 'App' }) },
    { locale: 'de', namespace: ['shop'], messages: messages({ title: 'Laden' }) },
  ],
  { locale: 'en', namespaces: ['common'] },
);
const lookup = (more: Partial<MessageLookup> = {}): MessageLookup => ({
  catalogues: [app],
  namespaces: [],
  prefix: '',
  piped: false,
  ...more,
});
const plain = { count: false, context: false };
const own = (key: string, more: Partial<MessageLookup> = {}, forms = plain): readonly string[] | undefined =>
  findMessage(lookup(more), key, forms)?.[0]?.texts;

describe('a key is found', () => {
  test.each([
    ['in the default namespaces', 'title', {}, ['App']],
    ['in the hook’s namespaces', 'title', { namespaces: ['shop'] }, ['Shop']],
    ['in the namespace before its colon', 'shop:title', {}, ['Shop']],
    ['below the prefix', 'title', { prefix: 'cart.' }, ['Cart']],
    ['in full although there is a prefix', 'cart.title', { prefix: 'other.' }, ['Cart']],
  ])('%s', (_, key, more, expected) => {
    expect(own(key, more)).toEqual(expected);
  });
});

describe('the forms of a key', () => {
  test.each([
    ['for numbers', 'item', { count: true, context: false }, ['items', '1 item']],
    ['for numbers below the key', 'row', { count: true, context: false }, ['rows', '1 row']],
    ['for contexts', 'friend', { count: false, context: true }, ['Boyfriend']],
  ])('%s are found', (_, key, forms, expected) => {
    expect(own(key, {}, forms)).toEqual(expected);
  });
});

test('each language has its wording, and one without the key has the own language’s', () => {
  expect(findMessage(lookup({ namespaces: ['shop'] }), 'title', plain)).toEqual([
    { locale: 'en', own: true, texts: ['Shop'] },
    { locale: 'de', own: false, texts: ['Laden'] },
  ]);
  expect(findMessage(lookup(), 'only', plain)?.map(({ texts }) => texts)).toEqual([['Only here'], ['Only here']]);
});

test('a key that no catalogue has is not found', () => {
  expect(own('none')).toBeUndefined();
});

test('keys with an unknown part are found unless too many fit', () => {
  expect(keysLike(lookup(), ['item_', null], 5)).toEqual(['item_one', 'item_other']);
  expect(keysLike(lookup(), [null], 3)).toEqual([]);
});
