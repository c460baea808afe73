import { rowKeys } from './row-keys.js';
import type { RowSet } from './row-sets.js';

/**
 * Leaves out the sets that only arrange other sets, such as two columns with lists. No text in the same place
 * distinguishes their rows. List items and columns with a heading each stay.
 */
export function withoutLayouts(sets: readonly RowSet[], testIdAttributes: string[]): RowSet[] {
  const allRows = new Set(sets.flatMap(({ rows }) => rows));
  const arranges = (set: RowSet): boolean =>
    sets.some((other) => other !== set && set.rows.some((row) => row.contains(other.parent)));
  const isNamed = (set: RowSet): boolean =>
    [...rowKeys(set, testIdAttributes, allRows).values()].some((keys) => keys.length > 0);
  const isItem = ({ rows }: RowSet): boolean => rows.some((row) => row.matches('tr,li,article,[role]'));
  return sets.filter((set) => set.rows.length < 2 || isItem(set) || !arranges(set) || isNamed(set));
}
