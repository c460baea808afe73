import { begins, nameOf, rowsNamed, rowsWithName, type Row } from './rows.js';
import { mayHoldMore, seekRow, showRow } from './seek-row.js';
import { unreadRows } from './unread-rows.js';

/** The result of a search for the row that a text means. */
export interface FoundRow {
  /** The one row that the text names; absent if no row or several rows fit. */
  row?: Row;
  /** The keys of all rows that the text can mean. */
  fitting: string[];
  /** The keys of all rows that the search read. */
  names: string[];
  /** The reason why the list may have rows that the search did not read; absent if it read all rows. */
  unread?: string;
  /** True if the search scrolled the list: the set of drawn rows then goes on changing. */
  scrolled: boolean;
}

const namesOf = (rows: Row[]): string[] => rows.map(nameOf);
const unreadBy = (unread: string | undefined): Pick<FoundRow, 'unread'> => (unread ? { unread } : {});
const only = (rows: Row[]): { row?: Row } => (rows.length === 1 ? { row: rows[0]! } : {});

/** Finds, among the drawn rows, the row that a text names. Changes nothing on the page. */
export function rowNow(rows: Row[], text: string): FoundRow {
  const fitting = rowsNamed(rows, text);
  const unread = mayHoldMore(rows) ? 'A dry run does not scroll the list' : unreadRows(rows, rows.length);
  return { ...only(fitting), fitting: namesOf(fitting), names: namesOf(rows), scrolled: false, ...unreadBy(unread) };
}

/**
 * Finds the row that a text names, also in a list that draws or loads only the visible rows. Such a list is scrolled
 * until a row with the whole text appears. The beginning of a key counts only when no row has the whole text.
 * @param look lists the drawn rows
 */
export async function findRow(look: () => Row[], text: string): Promise<FoundRow> {
  const now = look();
  const whole = rowsWithName(now, text);
  if (whole.length || !mayHoldMore(now)) {
    const found = rowNow(now, text);
    // Scrolling makes the list draw its rows in other elements.
    return found.row && (await showRow(found.row, look)) ? { ...rowNow(look(), text), scrolled: true } : found;
  }
  const { fitting, names, timedOut } = await seekRow(look, text);
  const longer = fitting.length ? [] : names.filter((each) => begins(each, text));
  const found = longer.length === 1 ? (await seekRow(look, longer[0]!)).fitting : fitting;
  const unread = timedOut ? 'The list did not end within 20 seconds' : unreadRows(look(), names.length);
  return {
    ...only(found),
    fitting: found.length ? namesOf(found) : longer,
    names,
    scrolled: true,
    ...unreadBy(unread),
  };
}
