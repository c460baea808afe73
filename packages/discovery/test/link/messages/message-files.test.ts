import { expect, test } from 'vitest';

import { messagesIn } from './message-app.js';

test.each([
  ['a default export', 'locales/de.ts', `export default { title: 'Titel' };`, ['de title Titel']],
  [
    'named exports',
    'locales/de.ts',
    `export const title = 'Titel'; export const menu = { open: 'Auf' };`,
    ['de title Titel', 'de open Auf', 'de menu.open Auf'],
  ],
  [
    'a JSON file with a namespace',
    'locales/de/shop.json',
    `{ "title": "Titel" }`,
    ['de title Titel', 'de shop.title Titel'],
  ],
  ['no other file', 'src/de.ts', `export default { title: 'Titel' };`, []],
])('reads %s', (_, path, text, expected) => {
  expect(messagesIn({ [path]: text })).toEqual(expected);
});
