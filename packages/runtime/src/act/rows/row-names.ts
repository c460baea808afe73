import { foldText } from '@webmcp/text';

import { usable } from '../../accessibility/usable.js';
import { ownTextOf, saidBy } from './said-by.js';
import { cellsOf, outerRows } from './row-parts.js';
import type { Row } from './rows.js';
import { parentElement } from '../../dom/parents.js';
import { closest, contains } from '../../dom/matching.js';
import { allIn } from '../../dom/all-in.js';

/**
 * Names equal rows apart: adds the shortest further text that no equal row has, as in "Buy milk (Friday)". A text of
 * the row comes before a text around the row. Rows that no text distinguishes keep their key, or get their position.
 * @param byPosition true if a position may name a row, as in "Buy milk (2 of 3)"
 */
export function nameRows(rows: Row[], byPosition: boolean): Row[] {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = row.key.toLowerCase();
    groups.set(key, [...(groups.get(key) ?? []), row]);
  }
  for (const group of groups.values()) if (group.length > 1) nameEqual(group, byPosition);
  return rows;
}

function nameEqual(group: Row[], byPosition: boolean): void {
  const readings = group.map(({ element }) => textsIn(element));
  const around = group.map(({ element }) => textsIn(apart(element, group)));
  for (const [at, row] of group.entries()) {
    const further = shortestOwn(readings, at, row.key) ?? shortestOwn(around, at, row.key);
    if (further) row.name = `${row.key} (${further})`;
    else if (byPosition) row.name = `${row.key} (${at + 1} of ${group.length})`;
  }
}

/** Returns the shortest text that one reading has and no other reading has. */
function shortestOwn(readings: string[][], at: number, key: string): string | undefined {
  const others = new Set(readings.flatMap((texts, index) => (index === at ? [] : texts)));
  const own = readings[at]!.filter((text) => !others.has(text) && text !== key);
  return own.sort((a, b) => a.length - b.length)[0];
}

/** Returns the highest element around a row that contains no equal row. */
function apart(element: Element, group: Row[]): Element {
  let at = element;
  const isFree = (around: Element): boolean =>
    group.every((row) => row.element === element || !contains(around, row.element));
  for (let around = parentElement(at); around && isFree(around); around = parentElement(at)) at = around;
  return at;
}

/** Returns the texts that an element shows, without the texts of its controls. */
function textsIn(root: Element): string[] {
  const texts = [root, ...allIn(root, '*')].filter(usable).map(ownTextOf);
  return [...new Set(texts)].filter((text) => text && text.length <= 120);
}

/**
 * Returns the rows with a cell that shows a text as a whole. Elsewhere in a row the text may name an item of a set: the
 * title of a card in a column.
 */
export function rowsShowing(rows: Row[], text: string): Row[] {
  const wanted = foldText(text).toLowerCase();
  return rows.filter(({ element }) =>
    cellsOf(element).some((cell) => saidBy(cell).toLowerCase() === wanted && usable(cell)),
  );
}

/**
 * Decides whether a text is a row's key with a further text of the row. So the name of one of two equal rows remains
 * right when the other row is gone.
 */
export function isLongName({ key, element }: Row, text: string): boolean {
  const [wanted, start] = [foldText(text).toLowerCase(), `${key.toLowerCase()} (`];
  if (!wanted.startsWith(start) || !wanted.endsWith(')')) return false;
  const further = wanted.slice(start.length, -1);
  const outer = closest(parentElement(element), outerRows);
  return [element, ...(outer ? [outer] : [])].some((root) =>
    textsIn(root).some((each) => each.toLowerCase() === further),
  );
}
