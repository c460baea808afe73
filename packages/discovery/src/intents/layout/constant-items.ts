import type { LinkedValue } from '../../link/model/linked.js';

/** The length to which constant lists are unrolled. Longer lists are read as rows. */
const MAX_UNROLLED = 60;

/** Returns the items of a list that the source writes out in full: an array of known items, or a number `n` for 1 to n. */
export function constantItems(over: LinkedValue): LinkedValue[] | undefined {
  if (over.kind === 'literal' && typeof over.value === 'number') {
    if (!Number.isInteger(over.value) || over.value < 0 || over.value > MAX_UNROLLED) return undefined;
    return Array.from({ length: over.value }, (_, at) => ({ kind: 'literal', value: at + 1, at: over.at }));
  }
  // Code that this reading does not see fills an empty list.
  if (over.kind !== 'array' || over.items.length === 0 || over.items.length > MAX_UNROLLED) return undefined;
  const known = over.items.every(
    (item) => item.kind !== 'unknown' && item.kind !== 'reference' && item.kind !== 'state',
  );
  return known ? over.items : undefined;
}
