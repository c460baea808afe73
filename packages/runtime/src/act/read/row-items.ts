import type { ManifestTool } from '@webmcp/contract';

import { hits } from '../../locate/strategies/hits.js';
import { rowsOf, type Row } from '../rows/rows.js';
import { targetInRow } from '../rows/target-in-row.js';
import { listItems } from './list-items.js';
import type { ReadItem } from './read-item.js';
import { visibleText } from './visible-text.js';
import { parentElement } from '../../dom/parents.js';
import { contains } from '../../dom/matching.js';
import { allIn } from '../../dom/all-in.js';

type Content = NonNullable<ManifestTool['read']>;

const headings = 'h1,h2,h3,h4,h5,h6,[role=heading]';

/** Lists the rows of a read: those that contain the control of the row action. Another list of the page has no such control. */
export function rowsToRead({ item, row }: Content, testIdAttributes: string[]): Row[] {
  if (!item || !row) return [];
  return rowsOf({ rows: item, key: row.key }, document, testIdAttributes).filter(({ element, key }) =>
    targetInRow(row.holds, key).selectors.some((selector) => hits(selector, element, testIdAttributes).length > 0),
  );
}

/**
 * Reads rows: each with the name that row actions take, its text and its state. Rows in several lists have the title of
 * their list as `in`.
 */
export function rowItems(content: Content, testIdAttributes: string[]): ReadItem[] {
  const rows = rowsToRead(content, testIdAttributes);
  const parts = partsOf(rows.map(({ element }) => element));
  const [name] = content.columns;
  return listItems(rows.map(({ element }) => element)).map(({ title, ...item }, at) => {
    const { key } = rows[at]!;
    return {
      [name?.key ?? 'name']: key,
      ...(title && title !== key && { title }),
      ...(parts[at] && { in: parts[at] }),
      ...item,
    };
  });
}

/** Returns for each row the heading of its list, if the rows are in several lists. */
function partsOf(rows: readonly Element[]): (string | undefined)[] {
  if (new Set(rows.map((row) => parentElement(row))).size < 2) return [];
  return rows.map((row) => {
    let part = parentElement(row)!;
    const holdsOthers = (outer: Element): boolean =>
      rows.some((other) => parentElement(other) !== parentElement(row) && contains(outer, other));
    for (let around = parentElement(part); around && !holdsOthers(around); around = parentElement(part)) part = around;
    const heading = [...allIn(part, headings)].find((each) => rows.every((other) => !contains(other, each)));
    return heading && visibleText(heading);
  });
}
