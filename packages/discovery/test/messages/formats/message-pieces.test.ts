import { describe, expect, test } from 'vitest';

import type { MessagePart } from '../../../src/messages/formats/message-piece.js';
import { messagePieces, partsOf } from '../../../src/messages/formats/message-pieces.js';

const samples: Readonly<Record<string, readonly [text: string, parts: MessagePart[]][]>> = {
  interpolation: [
    ['{{name}}', [{ value: 'name' }]],
    ['{{- raw}}', [{ value: 'raw' }]],
    ['{{price, currency}}', [{ value: 'price' }]],
  ],
  'quoted text': [["{'@'}", ['@']]],
  placeholder: [
    ['{name}', [{ value: 'name' }]],
    ['{0}', [{ value: '0' }]],
    ['%{name}', [{ value: 'name' }]],
    ['{when, date, short}', [{ value: 'when' }]],
  ],
  'nested message': [
    ['$t(common:help)', [{ message: 'common:help' }]],
    ['$t("about", { "count": 2 })', [{ message: 'about' }]],
  ],
  'linked message': [
    ['@:actions.save', [{ message: 'actions.save' }]],
    ['@.lower:name', [{ message: 'name', change: 'lower' }]],
    ['@:(deep.key)', [{ message: 'deep.key' }]],
    ["@:{'a key'}", [{ message: 'a key' }]],
  ],
  'tag of rich text': [
    ['<b class="x">now</b>', ['now']],
    ['<br/>', []],
  ],
};

describe.each(messagePieces.map(({ name }) => name))('%s', (name) => {
  test.each(samples[name] ?? [['no sample', []]])('%s', (text, parts) => {
    expect(partsOf(text)).toEqual(parts);
  });
});

test('text between the pieces stays', () => {
  expect(partsOf('Hello {name}, see $t(help)!')).toEqual([
    'Hello ',
    { value: 'name' },
    ', see ',
    { message: 'help' },
    '!',
  ]);
});
