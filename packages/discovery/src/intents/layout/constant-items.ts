import type { LinkedValue } from '../../link/model/linked.js';

/** A loop over a longer constant list than this is read as rows. */
const MAX_UNROLLED = 60;

/** The items of a list that the source writes out in full. */
export function constantItems(over: LinkedValue): LinkedValue[] | undefined {
  if (over.kind === 'literal' && typeof over.value === 'number') {
    if (!Number.isInteger(over.value) || over.value < 0 || over.value > MAX_UNROLLED) return undefined;
    return Array.from({ length: over.value }, (_, at) => ({ kind: 'literal', value: at + 1, at: over.at }));
  }
  // An empty list is filled later, or by somebody else.
  if (over.kind !== 'array' || over.items.length === 0 || over.items.length > MAX_UNROLLED) return undefined;
  const known = over.items.every(
    (item) => item.kind !== 'unknown' && item.kind !== 'reference' && item.kind !== 'state',
  );
  return known ? over.items : undefined;
}
