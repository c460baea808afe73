import { expect, test } from 'vitest';

import { showRoot } from '../show-linked.js';

const page = (cell: string): string => `import { useTable, flexRender } from 'table';
  const columns = [{ cell: () => <b /> }, { header: 'Name', columns: [{ cell: () => <i /> }] }];
  export const Page = (props) => {
    const table = useTable({ columns, data: props.data });
    return <tr>{table.cells().map((cell) => <td>{${cell}}</td>)}</tr>;
  };`;

/** The markup of the other columns is kept under an unknown test. */
const unplaced = ['if ?', '<b>', '<i>'];

test.each([
  ['flexRender(cell.column.cell)', ['<b>', '<i>']],
  ['cell.render("cell")', ['<b>', '<i>']],
  ['flexRender(cell.column.header)', ['"Name"', ...unplaced]],
])('%s renders the columns’ markup of that name', (cell, expected) => {
  const lines = showRoot({ 'a.tsx': page(cell) }).map((line) => line.trim());
  expect(lines.slice(lines.indexOf('<td>') + 1)).toEqual(expected);
});

test('a name that no column has stays a call', () => {
  const lines = showRoot({ 'a.tsx': page('flexRender(cell.column.footer)') }).map((line) => line.trim());
  expect(lines.slice(lines.indexOf('<td>') + 1)).toEqual(['table/flexRender(@1.column.footer)', ...unplaced]);
});
