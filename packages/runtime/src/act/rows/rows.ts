import type { ManifestTool } from '@webmcp/contract';
import { foldText, itemsNamed, ownRowValue } from '@webmcp/text';

import { name } from '../../accessibility/accessible-name.js';
import { hits } from '../../locate/strategies/hits.js';
import { isLongName } from './row-names.js';
import { isBox, ownTextOf, saidBy } from './said-by.js';

export interface Row {
  element: Element;
  /** The text that the row's own element shows. Selectors in the row contain it. */
  key: string;
  /** The text that names the row alone, if another row has the same key. */
  name?: string;
  /** The key without a count of the row's parts, which an element of its own shows. */
  counted?: string;
}

/** Returns the text that names a row in answers and questions. */
export const nameOf = ({ key, name }: Row): string => name ?? key;

/** Lists the rows that the page contains now, each with the text that names it. Skips rows without such a text. */
export function rowsOf(
  row: Pick<NonNullable<ManifestTool['row']>, 'rows' | 'key'>,
  root: ParentNode,
  testIdAttributes: string[],
): Row[] {
  for (const selector of row.rows.selectors) {
    const found = hits(selector, root, testIdAttributes);
    if (!found.length) continue;
    return found.flatMap((element) => {
      for (const each of row.key.selectors) {
        const [only, second] = each.value === ownRowValue ? [element] : hits(each, element, testIdAttributes);
        const key = only && !second && (saidBy(only) || (only !== element && !isBox(only) && foldText(name(only))));
        if (key) return [{ element, key, ...countedIn(only, key) }];
      }
      return [];
    });
  }
  return [];
}

function countedIn(named: Element, key: string): Pick<Row, 'counted'> {
  const own = ownTextOf(named);
  return own && own !== key && /^\(?\d{1,4}\)?$/.test(key.replace(own, '').trim()) ? { counted: own } : {};
}

/**
 * Returns the rows with exactly this name: by the name that distinguishes equal rows, then by the key. Case counts only
 * if it distinguishes rows.
 */
export function rowsWithName(rows: Row[], text: string): Row[] {
  for (const textOf of [nameOf, ({ key }: Row) => key, withoutCount]) {
    const found = itemsNamed(rows, text, (row) => [textOf(row)]);
    if (found.length) return found;
  }
  return rows.filter((row) => isLongName(row, text));
}

/** Returns the key of a row without the count of its parts, which changes by itself: `To do` for "To do (2)". */
const withoutCount = ({ key, counted }: Row): string => counted ?? key.replace(/ \(\d{1,4}\)$/, '');

/** Returns the rows that a text can mean: by the whole name, then by its beginning. */
export function rowsNamed(rows: Row[], text: string): Row[] {
  const found = rowsWithName(rows, text);
  return found.length ? found : rows.filter(({ key }) => begins(key, text));
}

/** Decides whether a row's key begins with a text, without regard to case. */
export function begins(key: string, text: string): boolean {
  const start = foldText(text).toLowerCase();
  return !!start && key.toLowerCase().startsWith(start);
}
