import type { LinkedNode, LinkedValue } from '../../link/model/linked.js';
import { findValue, member } from '../values/prop-values.js';

/** The loops around a node: what each runs over, by its number. */
export type Loops = ReadonlyMap<number, LinkedValue>;

const makers = new Set(['useReactTable', 'useVueTable', 'useTable', 'createTable', 'createVueTable']);
/** Loops over the columns of one row or header: their bodies stand side by side and are no rows. */
const acrossColumns =
  /^(?:getVisibleCells|getAllCells|getLeftVisibleCells|getCenterVisibleCells|getHeaderGroups|getFlatHeaders|getLeafHeaders|headers|cells|headerGroups)$/;

/** The columns of the headless table (TanStack Table) that a value comes from. */
function columnsOf(value: LinkedValue | undefined, loops: Loops, depth = 0): LinkedValue[] {
  if (value === undefined || depth > 8) return [];
  if (value.kind === 'item') return columnsOf(loops.get(value.loop), loops, depth + 1);
  if (value.kind !== 'call') return [];
  if (makers.has(value.callee.at(-1) ?? '')) return leaves(member(value.args[0], 'columns'));
  return columnsOf(value.on, loops, depth + 1);
}

/** Columns of groups of columns, laid flat. */
function leaves(columns: LinkedValue | undefined): LinkedValue[] {
  if (columns?.kind === 'call') return columns.args.flatMap(leaves);
  if (columns?.kind !== 'array') return [];
  return columns.items.flatMap((column) => {
    const inner = leaves(member(column, 'columns'));
    // `columnHelper.accessor('name', { cell })` gives the definition that it is given.
    const definition =
      column.kind === 'call' ? (column.args.findLast((arg) => arg.kind === 'object') ?? column) : column;
    return inner.length > 0 ? inner : [definition];
  });
}

function rendered(value: LinkedValue | undefined): LinkedNode[] {
  if (value?.kind === 'markup') return value.nodes;
  if (value?.kind === 'function') return value.returns ?? [];
  return value?.kind === 'literal' ? [{ kind: 'text', value, at: value.at }] : [];
}

/**
 * What `flexRender(cell.column.columnDef.cell, …)` shows: the `cell` (or `header`, `footer`) of every column, side by
 * side. Undefined for any other value.
 */
export function tableCells(value: LinkedValue, loops: Loops): LinkedNode[] | undefined {
  if (value.kind !== 'call' || value.callee.at(-1) !== 'flexRender') return undefined;
  return cellsOf(value.args[0], loops);
}

/** Whether a `flexRender` call shows a row's cells, not a header or footer. */
export function showsCells(value: LinkedValue): boolean {
  const [definition] = value.kind === 'call' ? value.args : [];
  return definition?.kind === 'item' && definition.path.at(-1) === 'cell';
}

/** The same for Vue's `<FlexRender :render="cell.column.columnDef.cell">`. */
export function flexRenderCells(props: Parameters<typeof findValue>[0], loops: Loops): LinkedNode[] {
  return cellsOf(findValue(props, 'render'), loops);
}

function cellsOf(definition: LinkedValue | undefined, loops: Loops): LinkedNode[] {
  if (definition?.kind !== 'item') return [];
  const kind = definition.path.at(-1) ?? '';
  return columnsOf(definition, loops).flatMap((column) => rendered(member(column, kind)));
}

/** Whether a loop runs over the cells of one row or the headers of a table. */
export function runsAcrossColumns(over: LinkedValue): boolean {
  if (over.kind === 'call') return acrossColumns.test(over.callee.at(-1) ?? '');
  return over.kind === 'item' && acrossColumns.test(over.path.at(-1) ?? '');
}
