import { describe, expect, test } from 'vitest';

import { readApp } from '../read-app.js';

const messages = {
  'locales/en.json': JSON.stringify({
    save: 'Save',
    count: '{{n}} items',
    nested: '$t(save) all',
    status: { on: 'On', off: 'Off' },
  }),
  'locales/de.json': JSON.stringify({ save: 'Speichern', count: '{{n}} Dinge' }),
};

const labels = (text: string): { text: string; key?: string; locales?: string[] }[] =>
  readApp({
    ...messages,
    'App.tsx': `import { useTranslation } from 'react-i18next';
      export function App({ name }) { const { t } = useTranslation(); return <button>{${text}}</button>; }`,
  }).intents[0]?.labels.map(({ text: shown, key, locales }) => ({
    text: shown,
    ...(key === undefined ? {} : { key }),
    ...(locales === undefined ? {} : { locales }),
  })) ?? [];

describe('message readings', () => {
  test('a message is read in every language', () => {
    expect(labels("t('save')")).toEqual([
      { text: 'Save', key: 'save' },
      { text: 'Speichern', key: 'save', locales: ['de'] },
    ]);
  });

  test('a placeholder has the text of its value', () => {
    expect(labels("t('count', { n: 3 })").map(({ text }) => text)).toEqual(['3 items', '3 Dinge']);
  });

  test.each([
    ['an unknown key has the default text', "t('missing', 'Default')", 'Default'],
    ['a key with spaces is the message', "t('Save all')", 'Save all'],
    ['the first known key of a list counts', "t(['missing', 'save'])", 'Save'],
    ['the default of the options', "t('missing', { defaultValue: 'Default' })", 'Default'],
  ])('%s', (_, call, text) => {
    expect(labels(call)[0]?.text).toBe(text);
  });

  test('a key with an unknown part has the texts of all messages that fit', () => {
    expect(labels('t(`status.${name}`)').map(({ text }) => text)).toEqual(['On', 'Off']);
  });
});
