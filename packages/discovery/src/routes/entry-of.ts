import type { Value } from '../extract/facts/facts.js';

/** Returns the value of an object's key. */
export function entryOf(value: Extract<Value, { kind: 'object' }>, key: string): Value | undefined {
  return value.entries.find((each) => each.key === key)?.value;
}
