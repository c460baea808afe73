import { expect, test } from 'vitest';

import { runsAcrossColumns, showsCells, tableCells } from '../../../src/intents/layout/table-cells.js';
import type { LinkedNode, LinkedValue } from '../../../src/link/model/linked.js';
import { linkedValue } from '../read-scene.js';

const at = { file: 'App.tsx', line: 1, column: 1 };
const item = (loop: number, ...path: string[]): LinkedValue => ({ kind: 'item', loop, path, at });
const call = (callee: string, more: { on?: LinkedValue; args?: LinkedValue[] }): LinkedValue => ({
  kind: 'call',
  callee: [callee],
  args: [],
  at,
  ...more,
});

const object = (entries: Record<string, LinkedValue>): LinkedValue => ({
  kind: 'object',
  entries: Object.entries(entries).map(([key, value]) => ({ key, value })),
  spreads: [],
  at,
});
const array = (...items: LinkedValue[]): LinkedValue => ({ kind: 'array', items, at });
const text = (value: string): LinkedValue => ({ kind: 'literal', value, at });

/** The texts that `flexRender(cell.column.columnDef[part])` renders for a table with these columns. */
function rendered(columns: LinkedValue, part: string): string[] | undefined {
  const loops = new Map([
    [0, call('rows', { on: call('useReactTable', { args: [object({ columns })] }) })],
    [1, call('getVisibleCells', { on: item(0) })],
  ]);
  const nodes = tableCells(call('flexRender', { args: [item(1, 'column', 'columnDef', part)] }), loops);
  return nodes?.map((node: LinkedNode) =>
    node.kind === 'text' && node.value.kind === 'literal' ? String(node.value.value) : node.kind,
  );
}

test.each([
  ['the cell of every column', array(object({ cell: text('a') }), object({ cell: text('b') })), 'cell', ['a', 'b']],
  ['the header of a column', array(object({ header: text('Name') })), 'header', ['Name']],
  ['the columns of a group', array(object({ columns: array(object({ cell: text('a') })) })), 'cell', ['a']],
  [
    'the definition of a column helper',
    array(call('accessor', { args: [text('id'), object({ cell: text('a') })] })),
    'cell',
    ['a'],
  ],
])('flexRender renders %s', (_, columns, part, texts) => {
  expect(rendered(columns, part)).toEqual(texts);
});

test('only a flexRender call has cells', () => {
  expect(tableCells(linkedValue('render(open)'), new Map())).toBeUndefined();
  expect(showsCells(call('flexRender', { args: [item(1, 'cell')] }))).toBe(true);
  expect(showsCells(call('flexRender', { args: [item(1, 'header')] }))).toBe(false);
});

test.each([
  ['row.getVisibleCells()', true],
  ['table.getHeaderGroups()', true],
  ['orders()', false],
])('%s runs across columns: %s', (expression, expected) => {
  expect(runsAcrossColumns(linkedValue(expression))).toBe(expected);
});
