import { itemsNamed } from '@webmcp/text';

import { begins, rowsNamed, type Row } from './rows.js';
import { mayHoldMore, seekRow, showRow } from './seek-row.js';

/** The result of a search for the row that a text means. */
export interface FoundRow {
  /** The one row that the text names; absent if no row or several rows fit. */
  row?: Row;
  /** The keys of all rows that the text can mean. */
  fitting: string[];
  /** The keys of all rows that the search read. */
  names: string[];
  /** True if the search scrolled the list: the set of drawn rows then goes on changing. */
  scrolled: boolean;
}

const keysOf = (rows: Row[]): string[] => rows.map(({ key }) => key);
const only = (rows: Row[]): { row?: Row } => (rows.length === 1 ? { row: rows[0]! } : {});

/** Finds, among the drawn rows, the row that a text names. Changes nothing on the page. */
export function rowNow(rows: Row[], text: string): FoundRow {
  const fitting = rowsNamed(rows, text);
  return { ...only(fitting), fitting: keysOf(fitting), names: keysOf(rows), scrolled: false };
}

/**
 * Finds the row that a text names, also in a list that draws or loads only the visible rows. Such a list is scrolled
 * until a row with the whole text appears. The beginning of a key counts only when no row has the whole text.
 * @param look lists the drawn rows
 */
export async function findRow(look: () => Row[], text: string): Promise<FoundRow> {
  const now = look();
  const whole = itemsNamed(now, text, ({ key }) => [key]);
  if (whole.length || !mayHoldMore(now)) {
    const found = rowNow(now, text);
    // Scrolling makes the list draw its rows in other elements.
    return found.row && (await showRow(found.row, look)) ? { ...rowNow(look(), text), scrolled: true } : found;
  }
  const { fitting, names } = await seekRow(look, text);
  const longer = fitting.length ? [] : names.filter((key) => begins(key, text));
  const found = longer.length === 1 ? (await seekRow(look, longer[0]!)).fitting : fitting;
  return { ...only(found), fitting: found.length ? keysOf(found) : longer, names, scrolled: true };
}
