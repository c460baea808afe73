import type { PageRecords } from '@webmcp/contract';
import { headLine } from '@webmcp/runtime/page';
import { foldText } from '@webmcp/text';

const cells = ':scope > :is(td,th,[role=cell],[role=gridcell],[role=columnheader],[role=rowheader])';
/** Matches a number as JSON writes it. */
const number = /^-?(0|[1-9]\d{0,14})(\.\d+)?$/;
/** The most columns of a table. */
const most = 20;

/** Returns the headings of a table with the kind of their values. A column without a heading, or of
 * buttons, is left out. */
export function recordColumns(table: Element, rows: readonly Element[]): PageRecords['columns'] {
  const head = headLine(table, rows);
  if (head === undefined) return [];
  return [...head.querySelectorAll(cells)].slice(0, most).flatMap((cell, at) => {
    const title = foldText(cell.textContent ?? '');
    const column = rows.flatMap((row) => row.querySelectorAll(cells)[at] ?? []);
    const isOfButtons = column.length > 0 && column.every((one) => one.querySelector('button,[role=button]') !== null);
    const values = column.map((one) => foldText(one.textContent ?? ''));
    const isNumber =
      values.some((value) => value !== '') && values.every((value) => value === '' || number.test(value));
    return title === '' || isOfButtons ? [] : [{ title, isNumber }];
  });
}
