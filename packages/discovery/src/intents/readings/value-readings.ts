import type { Source } from '@webmcp/contract';
import { foldText } from '@webmcp/text';

import type { LinkedValue } from '../../link/model/linked.js';
import type { Label, LabelOrigin } from '../model/intent.js';
import { messageReadings } from './message-readings.js';
import { truthOf } from '../values/prop-values.js';
import {
  emptyReading,
  fewReadings,
  joinReadings,
  literalReading,
  restFirst,
  unknownReading,
  type Reading,
} from './reading.js';

/** Calls that leave a text's words as they are. */
const passing = new Set(['String', 'trim', 'toString', 'unref', 'toValue', 'computed', 'useMemo']);

/** The texts that a value can show. */
export function readingsOf(value: LinkedValue): Reading[] {
  switch (value.kind) {
    case 'literal':
      if (value.value === null || typeof value.value === 'boolean') return [emptyReading];
      return [literalReading(String(value.value), value.at)];
    case 'template':
      return joinReadings(value.parts.map(readingsOf));
    case 'choice': {
      const truth = value.test === undefined ? undefined : truthOf(value.test);
      const taken = truth === undefined ? undefined : value.options[truth ? 0 : 1];
      if (taken !== undefined) return readingsOf(taken);
      return [...fewReadings(restFirst(withoutKeys(value.options.flatMap(readingsOf))))];
    }
    case 'call': {
      const { looksUp } = value;
      if (looksUp !== undefined) return messageReadings({ ...value, looksUp }, readingsOf);
      const callee = value.callee.at(-1) ?? '';
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

/** A key is itself shown only where its message is missing: `has(key) ? t(key) : key`. */
function withoutKeys(readings: readonly Reading[]): Reading[] {
  const keys = new Set(readings.flatMap((reading) => reading.keys));
  return readings.filter((reading) => reading.keys.length > 0 || !keys.has(reading.parts.join('')));
}

/** A label as it was found, with the places of its literals. */
export interface FoundLabel extends Label {
  places: Source[];
}

/** The parts of a text with known neighbours put together; unknown ones at once are one. */
function joinedParts(all: readonly (string | null)[]): (string | null)[] {
  if (all.length < 2) return [...all];
  const parts: (string | null)[] = [];
  for (const part of all) {
    const last = parts.at(-1);
    if (part === null) {
      if (last !== null || parts.length === 0) parts.push(null);
    } else if (typeof last === 'string') parts[parts.length - 1] = last + part;
    else parts.push(part);
  }
  return parts;
}

/** The label that a reading gives; `undefined` when it says nothing. */
export function labelOf(reading: Reading, from: LabelOrigin): FoundLabel | undefined {
  const parts = joinedParts(reading.parts);
  const folded = parts.map((part) => (part === null ? null : part.replace(/\s+/g, ' '))).filter((part) => part !== '');
  const dynamic = folded.includes(null);
  const key = keyOf(reading);
  const locales = reading.language?.own === false ? { locales: [reading.language.locale] } : {};
  const named = { from, ...(key === undefined ? {} : { key }), ...locales, places: reading.places };
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

/** The i18n key, where a text is one message; with text or more messages beside it, all of it with the keys in braces. */
function keyOf({ keys, said }: Reading): string | undefined {
  const [key] = keys;
  if (key === undefined || said === `{${key}}`) return key;
  const folded = foldText(said);
  return folded === `{${key}}` ? key : folded;
}

function foldEnd(text: string): string {
  const start = /^\s/.test(text) ? ' ' : '';
  return start + foldText(text);
}

/** The labels of all readings, the same text once; the languages that word it so are put together. */
export function labelsOf(readings: readonly Reading[], from: LabelOrigin): FoundLabel[] {
  const found = new Map<string, FoundLabel>();
  for (const reading of readings) {
    const label = labelOf(reading, from);
    if (label === undefined) continue;
    const known = found.get(label.text);
    if (known === undefined) found.set(label.text, label);
    else if (known.locales === undefined || label.locales === undefined) delete known.locales;
    else known.locales.push(...label.locales.filter((locale) => known.locales?.includes(locale) === false));
  }
  return [...found.values()];
}
