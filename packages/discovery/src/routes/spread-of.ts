import type { Value } from '../extract/facts/facts.js';

/** What is spread where a value stands, as `...prefix('shop', […])`; any other value is itself. */
export function spreadOf(value: Value): Value {
  return value.kind === 'call' && value.callee[0] === '...' && value.args[0] !== undefined ? value.args[0] : value;
}
