import type { LinkedValue } from '../../link/model/linked.js';

/** The length to which constant lists are unrolled. Longer lists are read as rows. */
const MAX_UNROLLED = 60;

/** An item of a constant list, and its position or its key. */
export interface ConstantItem {
  item: LinkedValue;
  index: number | string;
}

/**
 * Returns the items of a list that the source writes out in full: an array of known items, an object, or a number `n` for
 * 1 to n.
 */
export function constantItems(over: LinkedValue): ConstantItem[] | undefined {
  if (over.kind === 'literal' && typeof over.value === 'number') {
    if (!Number.isInteger(over.value) || over.value < 0 || over.value > MAX_UNROLLED) return undefined;
    return Array.from({ length: over.value }, (_, index) => ({
      item: { kind: 'literal', value: index + 1, at: over.at },
      index,
    }));
  }
  const items = over.kind === 'array' ? over.items.map((item, index) => ({ item, index })) : membersOf(over);
  // Code that this reading does not see fills an empty list.
  if (items === undefined || items.length === 0 || items.length > MAX_UNROLLED) return undefined;
  if (over.kind === 'object') return items;
  return items.every(({ item: { kind } }) => kind !== 'unknown' && kind !== 'reference' && kind !== 'state')
    ? items
    : undefined;
}

/** Returns the members of an object by their keys; undefined if other members may be there. */
function membersOf(over: LinkedValue): ConstantItem[] | undefined {
  if (over.kind !== 'object') return undefined;
  const spread = over.spreads.map(membersOf);
  if (spread.includes(undefined)) return undefined;
  const members = new Map(over.entries.map(({ key, value }) => [key, value]));
  for (const { item, index } of spread.flatMap((found) => found ?? [])) members.set(String(index), item);
  return [...members].map(([index, item]) => ({ item, index }));
}
