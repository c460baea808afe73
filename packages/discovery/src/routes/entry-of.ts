import type { Value } from '../extract/facts/facts.js';

/** What an object says under a key. */
export function entryOf(value: Extract<Value, { kind: 'object' }>, key: string): Value | undefined {
  return value.entries.find((each) => each.key === key)?.value;
}
