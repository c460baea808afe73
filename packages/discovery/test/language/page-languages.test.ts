import { describe, expect, test } from 'vitest';

import type { Label } from '../../src/intents/model/intent.js';
import { inLanguages, namedIn } from '../../src/language/labels-in.js';
import { pageLanguages } from '../../src/language/page-languages.js';
import { match } from '../../src/match/match-pages.js';
import { buildWorld, type ControlSpec } from '../match/build-world.js';

/** A control with a message in English, German and French, as a page shows it in one of them. */
function control(key: string, shown: 'en' | 'de' | 'fr', texts: Record<'en' | 'de' | 'fr', string>): ControlSpec {
  const labels: Label[] = [
    { text: texts.en, from: 'content', key },
    { text: texts.de, from: 'content', key, locales: ['de'] },
    ...(texts.fr === texts.en ? [] : [{ text: texts.fr, from: 'content' as const, key, locales: ['fr'] }]),
  ];
  return { label: texts[shown], labels };
}

const page = (shown: 'en' | 'de' | 'fr') => {
  const world = buildWorld([
    control('cat', shown, { en: 'Chat', de: 'Plaudern', fr: 'Discuter' }),
    control('animal', shown, { en: 'Cat', de: 'Katze', fr: 'Chat' }),
    control('mail', shown, { en: 'Email', de: 'E-Mail', fr: 'Email' }),
    control('save', shown, { en: 'Save', de: 'Sichern', fr: 'Garder' }),
  ]);
  return { ...world, appModel: { ...world.appModel, language: 'en' } };
};
const texts = ({ intents }: { intents: { labels: Label[] }[] }): string[][] =>
  intents.map(({ labels }) => labels.map(({ text }) => text));

describe('the language of a page', () => {
  test.each(['en', 'de', 'fr'] as const)('finds the language of a page by its wordings: %s', (shown) => {
    const { appModel, snapshot } = page(shown);
    expect(pageLanguages(appModel, [snapshot])).toEqual([shown]);
  });

  test('lists several languages of states, the most frequent first', () => {
    const german = page('de').snapshot;
    const states = [german, { ...german, state: 'more' }, page('fr').snapshot];
    expect(pageLanguages(page('de').appModel, states)).toEqual(['de', 'fr']);
  });

  test('lists no language where no page shows a message, or the app has no catalogue', () => {
    const { appModel, snapshot } = page('de');
    expect(pageLanguages(appModel, [{ ...snapshot, elements: [] }])).toEqual([]);
    expect(pageLanguages(buildWorld([{ label: 'Save' }]).appModel, [snapshot])).toEqual([]);
  });
});

describe('labels in the language of the page', () => {
  test('inLanguages removes labels of other languages and keeps those worded alike', () => {
    const { appModel } = page('fr');
    expect(texts(inLanguages(appModel, ['fr']))).toEqual([['Discuter'], ['Chat'], ['Email'], ['Garder']]);
    expect(texts(inLanguages(appModel, ['en']))).toEqual([['Chat'], ['Cat'], ['Email'], ['Save']]);
    expect(inLanguages(appModel, [])).toBe(appModel);
  });

  test('inLanguages keeps the page’s meaning of a word of two languages', () => {
    // In English "Chat" is something else, which this page does not have.
    const { snapshot, appModel, truth } = buildWorld([
      { ...control('talk', 'fr', { en: 'Chat', de: 'Plaudern', fr: 'Discuter' }), only: 'source' },
      control('animal', 'fr', { en: 'Cat', de: 'Katze', fr: 'Chat' }),
    ]);
    const { pairs } = match(inLanguages({ ...appModel, language: 'en' }, ['fr']), [snapshot]);
    expect(new Set(pairs.map(({ intent, element }) => `${intent} ${element}`))).toEqual(truth);
  });

  test('namedIn names tools in the language of the pages', () => {
    const named = namedIn(page('de').appModel, ['de']);
    expect(named.language).toBe('de');
    expect(named.intents[3]?.labels).toEqual([
      { text: 'Save', from: 'content', key: 'save', locales: ['en'] },
      { text: 'Sichern', from: 'content', key: 'save' },
      { text: 'Garder', from: 'content', key: 'save', locales: ['fr'] },
    ]);
    const { appModel } = page('en');
    expect(namedIn(appModel, ['fr', 'en'])).toBe(appModel);
  });
});
