import { stampOf } from './stamp-of.js';
import { rowKeys } from './row-keys.js';
import type { RowSet } from './row-sets.js';

/**
 * Leaves out the sets that only arrange other sets: two columns with lists, or sections with a list of another kind each.
 * No text in the same place distinguishes the rows of columns. List items, and columns with a heading each, stay.
 */
export function withoutLayouts(sets: readonly RowSet[], testIdAttributes: string[]): RowSet[] {
  const allRows = new Set(sets.flatMap(({ rows }) => rows));
  const isNamed = (set: RowSet): boolean =>
    [...rowKeys(set, testIdAttributes, allRows).values()].some((keys) => keys.length > 0);
  return sets.filter((set) => {
    if (set.rows.length < 2 || isItem(set)) return true;
    const inner = sets.filter((other) => other !== set && set.rows.some((row) => row.contains(other.parent)));
    return inner.length === 0 || (isNamed(set) && !holdOtherKinds(set, inner));
  });
}

const isItem = ({ rows }: RowSet): boolean => rows.some((row) => row.matches('tr,li,article,[role]'));

/** Decides whether two or more rows hold lists, and no two of them lists of one kind: a section for each kind. */
function holdOtherKinds({ rows }: RowSet, inner: readonly RowSet[]): boolean {
  const kinds = rows
    .map((row) => new Set(inner.filter(({ parent }) => row.contains(parent)).map(kindOf)))
    .filter(({ size }) => size > 0);
  const known = new Set(kinds.flatMap((kind) => [...kind]));
  return kinds.length > 1 && known.size === kinds.reduce((total, { size }) => total + size, 0);
}

/**
 * Returns the kind of a list: the place in the source of its rows, else the headers of its table, else the tag of its rows.
 * Classes are no kind, because they may show the state of a row.
 */
function kindOf({ rows: [first] }: RowSet): string {
  const stamp = first === undefined ? null : stampOf(first);
  if (first === undefined || typeof stamp === 'string') return stamp ?? '';
  const headers = first.localName === 'tr' ? [...(first.closest('table')?.querySelectorAll('th') ?? [])] : [];
  return [first.localName, ...headers.map(({ textContent }) => textContent)].join(' ');
}
