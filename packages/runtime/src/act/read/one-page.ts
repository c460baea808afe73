import type { JsonValue } from '@webmcp/contract';

import type { ReadItem } from './read-item.js';

/** The most characters of the items of one answer (docs/map-format.md, Reads). */
const characters = 1500;

/** One answer's items. `next` is the offset of the items that follow. */
export type ItemPage = { items: ReadItem[]; total: number; next?: number };

/** Returns the items from an offset: as many as the limit and the size of one answer allow, and at least one. */
export function onePage(all: readonly ReadItem[], offset: number, limit = all.length): ItemPage {
  const items: ReadItem[] = [];
  let size = 0;
  for (const item of all.slice(offset, offset + limit)) {
    const kept = size === 0 ? shortened(item) : item;
    size += JSON.stringify(kept).length;
    if (items.length && size > characters) break;
    items.push(kept);
  }
  const next = offset + items.length;
  return { items, total: all.length, ...(next < all.length && { next }) };
}

/** Shortens the texts of an item that is larger than one answer. */
function shortened(item: ReadItem): ReadItem {
  const length = JSON.stringify(item).length;
  if (length <= characters) return item;
  const share = characters / length;
  const cut = (value: JsonValue): JsonValue =>
    typeof value === 'string' ? `${value.slice(0, Math.floor(value.length * share))}…` : value;
  return Object.fromEntries(Object.entries(item).map(([key, value]) => [key, cut(value)]));
}
