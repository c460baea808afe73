import { expect, test } from 'vitest';

import { messagesIn } from './message-app.js';

test.each([
  ['an object of languages', `const texts = { en: { a: 'A' }, de: { a: 'B' } };`, ['en a A', 'de a B']],
  ['resources with namespaces', `const resources = { en: { shop: { a: 'A' } } };`, ['en a A', 'en shop.a A']],
  ['no object with other members', `const texts = { en: { a: 'A' }, other: {} };`, []],
  [
    'other members where a library receives the object',
    `import { createI18n } from 'vue-i18n'; const i18n = createI18n({ messages: { en: { a: 'A' }, klingon: { a: 'B' } } });`,
    ['en a A', 'klingon a B'],
  ],
])('reads %s', (_, code, expected) => {
  expect(messagesIn({ 'texts.ts': `${code}\nexport {};` })).toEqual(expected);
});
