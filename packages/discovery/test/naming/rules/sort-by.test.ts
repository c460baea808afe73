import { expect, test } from 'vitest';

import { sortBy } from '../../../src/naming/rules/sort-by.js';
import { handler } from '../../match/build-world.js';
import { namedBy, toolOf } from '../tool-of.js';

test('the rule names a header whose code sorts by its column', () => {
  expect(namedBy(sortBy, toolOf({ label: 'Price', handlers: [handler('click', 'onSort')] }))).toBe(
    'sort-by: sort_by_price "Sort by Price"',
  );
});

test('the rule leaves a button that already says that it sorts', () => {
  expect(namedBy(sortBy, toolOf({ label: 'Sort by price', handlers: [handler('click', 'onSort')] }))).toBe(undefined);
});

test('the rule names an entry of the menu of a header by the column', () => {
  const header = toolOf({ label: 'Asc', handlers: [handler('click', 'toggleSorting')] });
  expect(namedBy(sortBy, { ...header, asked: 'Unit price' })).toBe(
    'sort-by: sort_by_unit_price_asc "Sort by Unit price: Asc"',
  );
  expect(namedBy(sortBy, header)).toBe('sort-by: sort_by_asc "Sort by Asc"');
});
