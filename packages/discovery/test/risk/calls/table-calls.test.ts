import { expect, test } from 'vitest';

import { isTableCall } from '../../../src/risk/calls/table-calls.js';

test.each([
  ['column.toggleSorting', true],
  ['header.column.toggleVisibility', true],
  ['table.setPageIndex', true],
  ['useReactTable().nextPage', true],
  ['row.toggleSelected', true],
  ['toggleSorting', false],
  ['store.setSorting', false],
  ['table.deleteRow', false],
  ['row.remove', false],
])('%s changes only the view of a table: %s', (callee, expected) => {
  expect(isTableCall(callee.split('.'))).toBe(expected);
});
