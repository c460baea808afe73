import type { Entry } from '@webmcp/contract';

import { neutralProp } from '../../frameworks/neutral-prop.js';

const known = new WeakMap<Entry, Entry>();

/** Returns a table's entry with the neutral names of the props that the library documents as directives (`v-model:open`). */
export function neutralEntry(entry: Entry): Entry {
  let neutral = known.get(entry);
  if (neutral === undefined) {
    neutral = hasDirective(entry) ? (renamed(entry) as Entry) : entry;
    known.set(entry, neutral);
  }
  return neutral;
}

function hasDirective(part: unknown): boolean {
  if (typeof part === 'string') return neutralProp(part) !== part;
  return typeof part === 'object' && part !== null && Object.values(part).some(hasDirective);
}

function renamed(part: unknown): unknown {
  if (typeof part === 'string') return neutralProp(part);
  if (Array.isArray(part)) return part.map(renamed);
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, renamed(value)]));
}
