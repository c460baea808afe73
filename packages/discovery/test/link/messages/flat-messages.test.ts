import { expect, test } from 'vitest';

import { messagesIn } from './message-app.js';

test.each([
  ['objects in objects', `{ a: { b: 'B' } }`, ['en a.b B']],
  ['lists', `{ a: ['B', 'C'] }`, ['en a.0 B', 'en a.1 C']],
  ['spreads', `{ ...{ a: 'A' }, b: 'B' }`, ['en a A', 'en b B']],
  ['results of calls', `defineMessages({ a: 'A' })`, ['en a A']],
  ['texts with unknown parts', '{ a: `A ${name}` }', ['en a A {?}']],
  ['no numbers', `{ a: 1 }`, []],
])('%s', (_, value, expected) => {
  expect(messagesIn({ 'locales/en.ts': `import { merge } from 'lib';\nexport default ${value};` })).toEqual(expected);
});

test('the exports of a namespace', () => {
  const files = {
    'locales/en.ts': `import * as menu from './menu';\nexport default { menu };`,
    'locales/menu.ts': `export const open = 'Open';`,
  };
  expect(messagesIn(files)).toEqual(['en menu.open Open']);
});
