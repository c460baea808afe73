import type { Source } from '@webmcp/contract';

import type { LinkedValue } from '../link/linked.js';
import type { Label, LabelOrigin } from './intent.js';
import { literalText, member, truthOf } from './prop-values.js';

/** One text that a piece of source can show: known parts, and null for what is only known at run time. */
export interface Reading {
  parts: (string | null)[];
  /** i18n keys that the text was asked for by. */
  keys: string[];
  /** Where its literals were written. */
  places: Source[];
}

/** More variants than this of one text are not told apart. */
const MAX_VARIANTS = 6;

export const emptyReading: Reading = { parts: [], keys: [], places: [] };
export const unknownReading: Reading = { parts: [null], keys: [], places: [] };

/** Every combination of the readings of consecutive pieces. */
export function joinReadings(pieces: readonly Reading[][]): Reading[] {
  let joined: Reading[] = [emptyReading];
  for (const piece of pieces) {
    const next = joined.flatMap((left) =>
      piece.map((right) => ({
        parts: [...left.parts, ...right.parts],
        keys: [...left.keys, ...right.keys],
        places: [...left.places, ...right.places],
      })),
    );
    joined = next.slice(0, MAX_VARIANTS);
  }
  return joined;
}

/** Texts that say that something is under way end with dots; they come after the text at rest. */
export function restFirst(readings: readonly Reading[]): Reading[] {
  const busy = (reading: Reading): boolean => /(?:…|\.\.\.)\s*$/.test(reading.parts.at(-1) ?? '');
  return [...readings.filter((reading) => !busy(reading)), ...readings.filter(busy)];
}

/** Functions that look a message up by its key. */
const translators = new Set([
  't',
  '$t',
  'tc',
  '$tc',
  'translate',
  '$translate',
  'formatMessage',
  '$gettext',
  'gettext',
  '__',
  'i18n',
]);
/** Calls that leave a text's words as they are. */
const passing = new Set(['String', 'trim', 'toString', 'unref', 'toValue', 'computed', 'useMemo']);

function translated(args: readonly LinkedValue[], at: Source): Reading | undefined {
  const [first, second] = args;
  const key = literalText(first) ?? literalText(member(first, 'id')) ?? literalText(member(first, 'key'));
  if (key === undefined) return undefined;
  const fallback =
    literalText(member(first, 'defaultMessage')) ?? literalText(second) ?? literalText(member(second, 'defaultValue'));
  // A key with a space is the message itself, as gettext and natural-language keys have it.
  const text = fallback ?? (/\s/.test(key.trim()) || /^[\p{Lu}][\p{L}]*$/u.test(key) ? key : null);
  return { parts: [text], keys: [key], places: [at] };
}

/** The texts that a value can show. */
export function readingsOf(value: LinkedValue): Reading[] {
  switch (value.kind) {
    case 'literal':
      if (value.value === null || typeof value.value === 'boolean') return [emptyReading];
      return [{ parts: [String(value.value)], keys: [], places: [value.at] }];
    case 'template':
      return joinReadings(value.parts.map(readingsOf));
    case 'choice': {
      const truth = value.test === undefined ? undefined : truthOf(value.test);
      const taken = truth === undefined ? undefined : value.options[truth ? 0 : 1];
      if (taken !== undefined) return readingsOf(taken);
      return restFirst(value.options.map(readingsOf).flat()).slice(0, MAX_VARIANTS);
    }
    case 'call': {
      const callee = value.callee.at(-1) ?? '';
      if (translators.has(callee)) return [translated(value.args, value.at) ?? unknownReading];
      const [first] = value.args;
      if (passing.has(callee) && first !== undefined) return readingsOf(first);
      return [unknownReading];
    }
    case 'object':
    case 'function':
      return [emptyReading];
    default:
      return [unknownReading];
  }
}

/** Text with white space folded, as CONTRACT section 1 compares it: trimmed, required marks at the end dropped. */
export function foldText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?:\s*[*:＊：])+$/u, '')
    .trim();
}

/** A label as it was found, with the places of its literals. */
export interface FoundLabel extends Label {
  places: Source[];
}

/** The label that a reading gives; `undefined` when it says nothing. */
export function labelOf(reading: Reading, from: LabelOrigin): FoundLabel | undefined {
  const parts: (string | null)[] = [];
  for (const part of reading.parts) {
    const last = parts.at(-1);
    if (part === null) {
      if (last !== null || parts.length === 0) parts.push(null);
    } else if (typeof last === 'string') parts[parts.length - 1] = last + part;
    else parts.push(part);
  }
  const folded = parts.map((part) => (part === null ? null : part.replace(/\s+/g, ' '))).filter((part) => part !== '');
  const dynamic = folded.includes(null);
  const [key] = reading.keys;
  const named = { from, ...(key === undefined ? {} : { key }), places: reading.places };
  if (!dynamic) {
    const text = foldText(folded.join(''));
    return text === '' ? undefined : { text, ...named };
  }
  const known = folded.some((part) => part !== null && /[\p{L}\p{N}]/u.test(part));
  if (!known && key === undefined) return undefined;
  const first = folded[0];
  if (typeof first === 'string') folded[0] = first.trimStart();
  const last = folded.at(-1);
  if (typeof last === 'string') folded[folded.length - 1] = foldEnd(last);
  const trimmed = folded.filter((part) => part !== '');
  return { text: foldText(trimmed.map((part) => part ?? '…').join('')), parts: trimmed, ...named };
}

function foldEnd(text: string): string {
  const start = /^\s/.test(text) ? ' ' : '';
  return start + foldText(text);
}

/** The labels of all readings, the same text once. */
export function labelsOf(readings: readonly Reading[], from: LabelOrigin): FoundLabel[] {
  const found = new Map<string, FoundLabel>();
  for (const reading of readings) {
    const label = labelOf(reading, from);
    if (label !== undefined && !found.has(label.text)) found.set(label.text, label);
  }
  return [...found.values()];
}
