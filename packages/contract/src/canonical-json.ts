import type { JsonValue } from './map.js';

/**
 * The RFC 8785 form of a JSON value: no white space, keys sorted by UTF-16 code units, numbers and strings as
 * ECMAScript prints them. Keys whose value is undefined are left out.
 * @throws {TypeError} on a number that JSON cannot hold
 */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(sorted(value));
}

/** The same value with the keys of every object in UTF-16 order. */
export function sorted(value: unknown): JsonValue {
  if (Array.isArray(value)) return value.map((item) => sorted(item));
  if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError(`${value} has no JSON form`);
  if (typeof value !== 'object' || value === null) return value as JsonValue;
  const entries = Object.entries(value).filter(([, item]) => item !== undefined);
  entries.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0));
  // Entries, not assignment: a key named __proto__ must stay a key.
  return Object.fromEntries(entries.map(([key, item]) => [key, sorted(item)]));
}
