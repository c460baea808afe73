import { expect, test } from 'vitest';

import { sortsRows } from '../../../src/page/elements/sorts-rows.js';

test.each([
  [
    'a header of Ant Design',
    '<th class="ant-table-column-has-sorters" tabindex="0" aria-description="sortable">Name</th>',
    true,
  ],
  ['a header of Element Plus', '<th class="el-table__cell ascending is-sortable">Name</th>', true],
  ['a header of Vuetify', '<th class="v-data-table__td v-data-table__th--sortable" tabindex="0">Name</th>', true],
  ['a header that ARIA marks', '<th aria-sort="none" tabindex="0">Name</th>', true],
  ['a header without a mark', '<th class="el-table__cell" tabindex="0">Name</th>', false],
  ['a header that its class excludes', '<th class="th--not-sortable" tabindex="0">Name</th>', false],
  ['a class with another word', '<th class="assorted" tabindex="0">Name</th>', false],
  ['a cell of a row', '<td class="is-sortable" tabindex="0">Name</td>', false],
])('%s', (_, cell, sorts) => {
  document.body.innerHTML = `<table><thead><tr>${cell}</tr></thead><tbody><tr><td>Ada</td></tr></tbody></table>`;
  expect(sortsRows(document.querySelector('thead tr')!.firstElementChild!)).toBe(sorts);
});
