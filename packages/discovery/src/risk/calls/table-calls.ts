/**
 * Methods by which a table of TanStack changes its own view (TanStack Table 8, API of features). Where the app pages or
 * sorts on its server, such a method only asks for other rows.
 */
const methods =
  /^(?:(?:next|previous|first|last)Page|set(?:PageIndex|PageSize|Pagination|Sorting|FilterValue|ColumnFilters|GlobalFilter|ColumnVisibility|ColumnOrder|RowSelection|Expanded|Grouping)|toggle(?:Sorting|Visibility|Expanded|Grouping|Selected|All(?:Page)?RowsSelected|AllRowsExpanded|AllColumnsVisible)|clearSorting|reset(?:PageIndex|PageSize|Pagination|Sorting|ColumnFilters|GlobalFilter|ColumnVisibility|ColumnOrder|RowSelection|Expanded|Grouping))$/;

/** The parts of a table by their usual names, and the hook that makes the table. */
const part = /^(?:\w*(?:table|column|header|row)|col|useReactTable\(\))$/i;

/** Decides whether a call is a method of a part of a table that changes the table's view: `column.toggleSorting(true)`. */
export const isTableCall = (callee: readonly string[]): boolean =>
  part.test(callee.at(-2) ?? '') && methods.test(callee.at(-1) ?? '');
