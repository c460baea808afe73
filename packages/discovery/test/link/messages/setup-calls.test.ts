import { expect, test } from 'vitest';

import { linkFiles } from '../show-linked.js';
import { messagesIn } from './message-app.js';

test.each([
  ['options with messages', `const i18n = createI18n({ messages: { en: { a: 'A' } } });`, ['en a A']],
  ['options that a function returns', `const i18n = createI18n(() => ({ messages: { en: { a: 'A' } } }));`, ['en a A']],
  [
    'a call inside a function',
    `const start = () => { i18next.init({ resources: { en: { shop: { a: 'A' } } } }); };`,
    ['en a A', 'en shop.a A'],
  ],
  ['a call at the top level', `i18next.addResourceBundle('en', 'shop', { a: 'A' });`, ['en a A', 'en shop.a A']],
  ['a bundle without a namespace', `i18n.setLocaleMessage('en', { a: 'A' });`, ['en a A']],
  ['no call of another function', `configure({ messages: { en: { a: 'A' } } });`, []],
])('reads %s', (_, code, expected) => {
  expect(
    messagesIn({ 'texts.ts': `import { createI18n, i18next, i18n, configure } from 'lib';\n${code}\nexport {};` }),
  ).toEqual(expected);
});

test('the settings name the app’s language and its default namespaces', () => {
  const code = `import i18next from 'i18next';
    i18next.init({ lng: 'de', defaultNS: ['shop', 'common'], resources: { en: { shop: { a: 'A' } }, de: { shop: { a: 'B' } } } });`;
  const { messages } = linkFiles({ 'texts.ts': code });
  expect([messages.locales, messages.namespaces]).toEqual([
    ['de', 'en'],
    ['shop', 'common'],
  ]);
});
