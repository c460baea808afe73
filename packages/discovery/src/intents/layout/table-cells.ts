import { tableMakers } from '../../link/model/table-makers.js';
import type { LinkedNode, LinkedProp, LinkedValue } from '../../link/model/linked.js';
import type { SceneElement } from '../scene/scene.js';
import { findValue, member } from '../values/prop-values.js';
import type { Loops } from './substitute.js';

// Headless tables (TanStack Table, https://tanstack.com/table): the columns are data, and `flexRender` renders their cells.

/** Methods and members that list the cells of one row or the headers of a table. A loop over them makes no rows. */
const columnLists =
  /^(?:getVisibleCells|getAllCells|getLeftVisibleCells|getCenterVisibleCells|getHeaderGroups|getFlatHeaders|getLeafHeaders|headers|cells|headerGroups)$/;
/** The number of calls and loops between a cell and its table that are followed. */
const MAX_STEPS = 8;

/** Returns the column definitions of the table that a value comes from. */
function columnsOf(value: LinkedValue | undefined, loops: Loops, steps = 0): LinkedValue[] {
  if (value === undefined || steps > MAX_STEPS) return [];
  if (value.kind === 'item') return columnsOf(loops.get(value.loop), loops, steps + 1);
  if (value.kind !== 'call') return [];
  if (tableMakers.has(value.callee.at(-1) ?? '')) return leafColumns(member(value.args[0], 'columns'));
  return columnsOf(value.on, loops, steps + 1);
}

/** Flattens grouped columns. */
function leafColumns(columns: LinkedValue | undefined): LinkedValue[] {
  if (columns?.kind === 'call') return columns.args.flatMap(leafColumns);
  if (columns?.kind !== 'array') return [];
  return columns.items.flatMap((column) => {
    const inner = leafColumns(member(column, 'columns'));
    // `columnHelper.accessor('name', { cell })` returns the definition, its last argument.
    const definition =
      column.kind === 'call' ? (column.args.findLast((arg) => arg.kind === 'object') ?? column) : column;
    return inner.length > 0 ? inner : [definition];
  });
}

function renderedNodes(value: LinkedValue | undefined): LinkedNode[] {
  if (value?.kind === 'markup') return value.nodes;
  if (value?.kind === 'function') return value.returns ?? [];
  return value?.kind === 'literal' ? [{ kind: 'text', value, at: value.at }] : [];
}

/** Returns the `cell`, `header` or `footer` of every column, as the definition's path names it. */
function columnParts(definition: LinkedValue | undefined, loops: Loops): LinkedNode[] {
  if (definition?.kind !== 'item') return [];
  const part = definition.path.at(-1) ?? '';
  return columnsOf(definition, loops).flatMap((column) => renderedNodes(member(column, part)));
}

/** Returns the nodes that `flexRender(cell.column.columnDef.cell, …)` renders, of every column; undefined for other values. */
export function tableCells(value: LinkedValue, loops: Loops): LinkedNode[] | undefined {
  if (value.kind !== 'call' || value.callee.at(-1) !== 'flexRender') return undefined;
  return columnParts(value.args[0], loops);
}

/** Decides whether a `flexRender` call renders the cells of a row, and not a header or footer. */
export function showsCells(value: LinkedValue): boolean {
  const [definition] = value.kind === 'call' ? value.args : [];
  return definition?.kind === 'item' && definition.path.at(-1) === 'cell';
}

/** Decides whether an element is Vue's `<FlexRender>`. */
export function isFlexRender({ host, name }: SceneElement): boolean {
  return !host && /(?:^|\.)FlexRender$/.test(name);
}

/** Returns the nodes that `<FlexRender :render="cell.column.columnDef.cell">` renders, of every column. */
export function flexRenderCells(props: readonly LinkedProp[], loops: Loops): LinkedNode[] {
  return columnParts(findValue(props, 'render'), loops);
}

/** Decides whether a loop iterates the cells of one row or the headers of a table. */
export function runsAcrossColumns(over: LinkedValue): boolean {
  if (over.kind === 'call') return columnLists.test(over.callee.at(-1) ?? '');
  return over.kind === 'item' && columnLists.test(over.path.at(-1) ?? '');
}
