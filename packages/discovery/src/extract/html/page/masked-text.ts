import type { Source } from '@webmcp/contract';

import type { Value } from '../../facts/facts.js';
import { unknownMark } from './markup-piece.js';

/** Matches a run of masked characters, over several lines too. */
const unknownRun = new RegExp(`${unknownMark}(?:[${unknownMark}\\n]*${unknownMark})?`, 'g');

/**
 * Returns a text as a value. A masked part is one of its wordings, or unknown.
 * @param wordings the texts of each masked part. Parts side by side look like one part, and all are unknown then
 */
export function maskedValue(text: string, at: Source, wordings: readonly (readonly string[] | null)[] = []): Value {
  if (!text.includes(unknownMark)) return { kind: 'literal', value: text, at };
  const parts = text.split(new RegExp(`(${unknownRun.source})`)).filter((part) => part !== '');
  const runs = parts.filter((part) => part.startsWith(unknownMark));
  const known = runs.length === wordings.length ? [...wordings] : [];
  return {
    kind: 'template',
    parts: parts.map((part) =>
      part.startsWith(unknownMark) ? oneOf(known.shift() ?? [], at) : { kind: 'literal', value: part, at },
    ),
    at,
  };
}

function oneOf(texts: readonly string[], at: Source): Value {
  const [only, ...others] = texts.map((value): Value => ({ kind: 'literal', value, at }));
  if (only === undefined) return { kind: 'unknown', at };
  return others.length === 0 ? only : { kind: 'choice', test: { kind: 'unknown', at }, options: [only, ...others], at };
}

/** Shortens each masked part to one character, so that its own lines and spaces count for none. */
export function shortMasked(text: string): string {
  return text.replace(unknownRun, unknownMark);
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
