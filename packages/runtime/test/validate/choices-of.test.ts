import { expect, test } from 'vitest';

import { choicesOf, titleOf } from '../../src/validate/choices-of.js';

const sizes = { oneOf: [{ const: 's', title: 'Small' }, { const: 'l' }] };

test.each([
  ['oneOf', sizes, ['Small', 'l']],
  ['enum', { enum: ['s', 2, true] }, ['s', '2', 'true']],
  ['neither', { type: 'string' }, []],
])('choicesOf titles the choices of a schema with %s', (_, schema, titles) => {
  expect(choicesOf(schema).map(({ title }) => title)).toEqual(titles);
});

test.each([
  ['a choice', sizes, 's', 'Small'],
  ['a choice without a title', sizes, 'l', 'l'],
  ['no choice', sizes, 'x', 'x'],
  ['a list of choices', { items: sizes }, ['s', 'l'], ['Small', 'l']],
])('titleOf returns the title of %s', (_, schema, value, title) => {
  expect(titleOf(schema, value)).toEqual(title);
});
