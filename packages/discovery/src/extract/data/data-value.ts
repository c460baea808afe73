import { createRequire } from 'node:module';

import type { Source } from '@webmcp/contract';

import type { Value } from '../facts/facts.js';

/**
 * Returns the data that a JSON or YAML text holds, as a value; every part is placed at `at`. @throws {Error} if it does
 * not parse
 */
export function dataValue(text: string, language: 'json' | 'yaml', at: Source): Value {
  const bare = text.startsWith('\uFEFF') ? text.slice(1) : text;
  // YAML's plain scalars would make a date or a sexagesimal number of a message.
  const data: unknown = language === 'json' ? JSON.parse(bare) : yaml().parse(bare, { schema: 'core', merge: true });
  return valueOf(data, at);
}

function valueOf(data: unknown, at: Source): Value {
  switch (typeof data) {
    case 'string':
    case 'number':
    case 'boolean':
      return { kind: 'literal', value: data, at };
    case 'object':
      if (data === null) return { kind: 'literal', value: null, at };
      if (Array.isArray(data)) return { kind: 'array', items: data.map((item) => valueOf(item, at)), at };
      return {
        kind: 'object',
        entries: Object.entries(data).map(([key, value]) => ({ key, value: valueOf(value, at) })),
        spreads: [],
        at,
      };
    default:
      return { kind: 'unknown', at };
  }
}

/** Loads the parser of YAML. Most apps have no data in YAML. */
const yaml = (): typeof import('yaml') => createRequire(import.meta.url)('yaml') as typeof import('yaml');
