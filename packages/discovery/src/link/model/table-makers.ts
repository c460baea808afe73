/** The calls of headless tables that make a table from its columns. The rows render the parts of a column. */
export const tableMakers: ReadonlySet<string> = new Set([
  'useReactTable',
  'useVueTable',
  'useTable',
  'createTable',
  'createVueTable',
]);
