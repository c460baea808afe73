import { expect, test } from 'vitest';

import { itemsNamed } from '../../src/wording/items-named.js';

const find = (text: string, ...items: string[]): string[] => itemsNamed(items, text, (item) => [item]);

test.each([
  ['the whole text', 'Oslo', ['Oslo', 'Bergen'], ['Oslo']],
  ['the exact case before another case', 'oslo', ['Oslo', 'oslo'], ['oslo']],
  ['another case where none is exact', 'OSLO', ['Oslo', 'Bergen'], ['Oslo']],
  ['a text with other spaces', 'New  York', [' New York '], ['New York'].map(() => ' New York ')],
  ['each of two equal texts', 'Oslo', ['Oslo', 'Oslo'], ['Oslo', 'Oslo']],
  ['no item by a part of its text', 'Os', ['Oslo'], []],
])('itemsNamed finds %s', (_, text, items, found) => {
  expect(find(text, ...items)).toEqual(found);
});

test('itemsNamed skips a text that an item lacks', () => {
  expect(itemsNamed([{ label: null }, { label: 'a' }], 'a', ({ label }) => [label, undefined])).toEqual([
    { label: 'a' },
  ]);
});
