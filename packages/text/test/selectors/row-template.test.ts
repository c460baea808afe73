import { expect, test } from 'vitest';

import { doubleBraces, fillRow, withRowKey } from '../../src/index.js';

test.each([
  ['Remove {all} of Tea', 'Tea', 'Remove {{all}} of {row}'],
  ['Tea and Tea', 'Tea', '{row} and {row}'],
  ['Remove Teapot', 'Tea', null],
  ['Green Tea', 'n Tea', null],
  ['(A-1)', 'A-1', '({row})'],
  ['anything', '', null],
])('withRowKey writes %j with the key %j as %j', (text, key, template) => {
  expect(withRowKey(text, key)).toBe(template);
});

test.each([
  ['Remove {{all}} of {row}', 'Tea', 'Remove {all} of Tea'],
  ['{row} and {row}', '$&', '$& and $&'],
  ['{{row}}', 'Tea', '{row}'],
])('fillRow writes %j with the key %j as %j', (template, key, text) => {
  expect(fillRow(template, key)).toBe(text);
});

test('fillRow returns the text that doubleBraces took', () => {
  for (const text of ['{', '}}', '{row}', 'a {b} {{c}}']) expect(fillRow(doubleBraces(text), 'Tea')).toBe(text);
});
