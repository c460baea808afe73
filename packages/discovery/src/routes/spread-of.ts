import type { Value } from '../extract/facts/facts.js';

/** Returns the value inside a spread, such as `...prefix('shop', […])`; any other value is itself. */
export function spreadOf(value: Value): Value {
  return value.kind === 'call' && value.callee[0] === '...' && value.args[0] !== undefined ? value.args[0] : value;
}
