import type { Value } from '../../extract/facts/facts.js';

const known = new WeakMap<Value, boolean>();

/** Decides whether a value contains markup: in objects, arrays, results of functions, arguments of calls. */
export function hasMarkup(value: Value): boolean {
  switch (value.kind) {
    case 'markup':
      return true;
    case 'object':
    case 'array':
    case 'function':
    case 'call':
    case 'choice': {
      const before = known.get(value);
      if (before !== undefined) return before;
      const found = partsOf(value).some(hasMarkup) || (value.kind === 'function' && value.returns !== undefined);
      known.set(value, found);
      return found;
    }
    case 'literal':
    case 'template':
    case 'reference':
    case 'unknown':
      return false;
  }
}

function partsOf(value: Extract<Value, { kind: 'object' | 'array' | 'function' | 'call' | 'choice' }>): Value[] {
  switch (value.kind) {
    case 'object':
      return [...value.entries.map((entry) => entry.value), ...value.spreads];
    case 'array':
      return value.items;
    case 'function':
      return value.result === undefined ? [] : [value.result];
    case 'call':
      return value.on === undefined ? value.args : [...value.args, value.on];
    case 'choice':
      return value.options;
  }
}
