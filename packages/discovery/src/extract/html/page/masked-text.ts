import type { Source } from '@webmcp/contract';

import type { Value } from '../../facts/facts.js';
import { unknownMark } from './markup-piece.js';

/** Matches a run of masked characters, over several lines too. */
const unknownRun = new RegExp(`${unknownMark}(?:[${unknownMark}\\n]*${unknownMark})?`, 'g');

/** Returns a text as a value. Masked parts of the text are unknown. */
export function maskedValue(text: string, at: Source): Value {
  if (!text.includes(unknownMark)) return { kind: 'literal', value: text, at };
  const parts = text.split(new RegExp(`(${unknownRun.source})`)).filter((part) => part !== '');
  return {
    kind: 'template',
    parts: parts.map((part) =>
      part.startsWith(unknownMark) ? { kind: 'unknown', at } : { kind: 'literal', value: part, at },
    ),
    at,
  };
}

/**
 * Returns the entries of an attribute that elements are looked up by. A masked id or name identifies no element, so the
 * result is empty. Any other attribute keeps its known part.
 */
export function knownAttribute(name: string, value: string): [string, string][] {
  if (!value.includes(unknownMark)) return [[name, value]];
  return name === 'id' || name === 'name' ? [] : [[name, value.replace(unknownRun, '')]];
}

/** Replaces masked parts of a script by `null`, so that the script parses and places stay. */
export function maskedCode(code: string): string {
  return code.replace(unknownRun, (run) => `null${run.replaceAll(unknownMark, '').padStart(run.length - 4)}`);
}
