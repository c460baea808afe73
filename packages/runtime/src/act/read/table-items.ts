import type { ManifestTool } from '@webmcp/contract';
import { foldText } from '@webmcp/text';

import { headLine } from './head-line.js';
import { ownState } from './own-state.js';
import type { ReadItem } from './read-item.js';
import { typed } from './typed.js';
import { visibleText } from './visible-text.js';

const cells = ':scope > :is(td,th,[role=cell],[role=gridcell],[role=columnheader],[role=rowheader])';

type Columns = NonNullable<ManifestTool['read']>['columns'];

/**
 * Reads rows by the headings of their table. A heading that the map knows gives its key; a column without a heading is
 * named by its number, from 1. An empty cell counts only under a heading of the map.
 */
export function tableItems(table: Element, rows: readonly Element[], columns: Columns): ReadItem[] {
  const head = headLine(table, rows);
  const titles = head ? [...head.querySelectorAll(cells)].map((cell) => foldText(cell.textContent)) : [];
  const keys = titles.map((title) => columns.find((column) => column.title === title)?.key ?? title);
  return rows.map((row) => {
    const item: ReadItem = {};
    for (const [at, cell] of [...row.querySelectorAll(cells)].entries()) {
      const text = visibleText(cell, (part) => part.matches('button,[role=button]') && at > 0);
      if (text || columns.some(({ key }) => key === keys[at])) item[keys[at] || String(at + 1)] = typed(text);
    }
    return { ...item, ...ownState(row) };
  });
}
