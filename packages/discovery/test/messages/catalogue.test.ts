import { describe, expect, test } from 'vitest';

import { makeCatalogue, type MessageBundle, type MessageSettings } from '../../src/messages/catalogue.js';

const bundle = (locale: string, messages: Record<string, string>, namespace: string[] = []): MessageBundle => ({
  locale,
  namespace,
  messages: new Map(Object.entries(messages)),
});
const settings = (more: Partial<MessageSettings> = {}): MessageSettings => ({ namespaces: [], ...more });

test('a key is found by itself and below each part of its namespace', () => {
  const { entries } = makeCatalogue([bundle('en', { title: 'Title' }, ['pages', 'shop'])], settings());
  expect([...entries.keys()]).toEqual(['title', 'pages.shop.title', 'shop.title']);
});

test('two wordings of one key are both kept, the same wording once', () => {
  const bundles = [bundle('en', { a: 'A' }), bundle('en', { a: 'B' }), bundle('en', { a: 'A' })];
  expect(
    makeCatalogue(bundles, settings())
      .entries.get('a')
      ?.map(({ text }) => text),
  ).toEqual(['A', 'B']);
});

describe('the app’s own language', () => {
  const bundles = [bundle('de-AT', { a: 'A', b: 'B' }), bundle('en', { a: 'A' }), bundle('fr', { a: 'A' })];
  test.each([
    ['is the one of the settings', settings({ locale: 'fr' }), ['fr', 'de-AT', 'en']],
    ['is a form of the one of the settings', settings({ locale: 'de' }), ['de-AT', 'en', 'fr']],
    [
      'is the fallback where the one of the settings has no messages',
      settings({ locale: 'nl', fallback: 'fr' }),
      ['fr', 'de-AT', 'en'],
    ],
    ['is English without settings', settings(), ['en', 'de-AT', 'fr']],
  ])('%s', (_, given, expected) => {
    expect(makeCatalogue(bundles, given).locales).toEqual(expected);
  });

  test('is the one with the most messages without settings and English', () => {
    expect(makeCatalogue([bundle('de', { a: 'A' }), bundle('fr', { a: 'A', b: 'B' })], settings()).locales).toEqual([
      'fr',
      'de',
    ]);
  });
});
