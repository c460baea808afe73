import { expect, test } from 'vitest';

import { rowsByWords } from '../../../src/act/rows/rows-by-words.js';
import { rowsOf } from '../../../src/act/rows/rows.js';
import { target } from '../manifest-of.js';

const row = { rows: target('css:tbody tr'), key: target('css:td:first-child') };
const table = (...rows: string[][]): void => {
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  document.body.innerHTML = `<table><tbody>${body}</tbody></table>`;
};
const named = (text: string): string[] => rowsByWords(rowsOf(row, document, []), text).map(({ key }) => key);

const spends = [
  ['TXN001', '2026-11-02', 'Food', 'Farmers market', 'Kent'],
  ['TXN002', '2026-11-03', 'Health', 'Dentist visit', 'Ann'],
  ['TXN003', '2026-11-04', 'Food', 'Coffee beans', 'Ola'],
  ['TXN004', '2026-11-05', 'Food', 'Coffee beans', 'Per'],
];

test('rowsByWords finds a row with a code by its first words that do not repeat', () => {
  table(...spends);
  expect(named('dentist  visit')).toEqual(['TXN002']);
  expect(named('Coffee beans')).toEqual(['TXN003', 'TXN004']);
});

test.each([
  ['a kind that repeats', 'Health'],
  ['a person in a later column', 'Kent'],
  ['a code', 'TXN009'],
  ['a date', '2026-11-03'],
  ['a part of the words', 'Dentist'],
])('rowsByWords finds no row by %s', (_, text) => {
  table(...spends);
  expect(named(text)).toEqual([]);
});

test('rowsByWords finds no row where the keys are names', () => {
  table(['Milk', 'Market hall'], ['Bread', 'Bakery']);
  expect(named('Bakery')).toEqual([]);
});
