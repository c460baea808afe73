import type { Source } from '@webmcp/contract';
import { foldText } from '@webmcp/text';

import type { Label, LabelOrigin } from '../model/intent.js';
import type { Reading } from './reading.js';

/** A label with the sites of its literals. The sites choose the control's own site; the finished {@link Label} lacks them. */
export interface FoundLabel extends Label {
  places: Source[];
}

/** Returns the labels of all readings, each text once. Languages with the same text are combined; the app's own has no locale. */
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

/** Returns the label of a reading; undefined if the text is empty or nothing of it is known. */
export function labelOf(reading: Reading, from: LabelOrigin): FoundLabel | undefined {
  const parts = mergedParts(reading.parts)
    .map((part) => (part === null ? null : part.replace(/\s+/g, ' ')))
    .filter((part) => part !== '');
  const key = keyOf(reading);
  const locales = reading.language?.own === false ? { locales: [reading.language.locale] } : {};
  const more = { from, ...(key === undefined ? {} : { key }), ...locales, places: reading.places };
  if (!parts.includes(null)) {
    const text = foldText(parts.join(''));
    return text === '' ? undefined : { text, ...more };
  }
  const isKnown = parts.some((part) => part !== null && /[\p{L}\p{N}]/u.test(part));
  if (!isKnown && key === undefined) return undefined;
  const trimmed = withTrimmedEnds(parts);
  return { text: foldText(trimmed.map((part) => part ?? '…').join('')), parts: trimmed, ...more };
}

/** Merges adjacent known parts, and adjacent unknown parts. */
function mergedParts(all: readonly (string | null)[]): (string | null)[] {
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

/**
 * Trims the start of the first part and folds the last part. The first space of the last part separates it from an
 * unknown part.
 */
function withTrimmedEnds(parts: readonly (string | null)[]): (string | null)[] {
  const trimmed = [...parts];
  const first = trimmed[0];
  if (typeof first === 'string') trimmed[0] = first.trimStart();
  const last = trimmed.at(-1);
  if (typeof last === 'string') trimmed[trimmed.length - 1] = (/^\s/.test(last) ? ' ' : '') + foldText(last);
  return trimmed.filter((part) => part !== '');
}

/** Returns the i18n key of a text that is one message; else the template, with the keys in braces. */
function keyOf({ keys, template }: Reading): string | undefined {
  const [key] = keys;
  if (key === undefined || template === `{${key}}`) return key;
  const folded = foldText(template);
  return folded === `{${key}}` ? key : folded;
}
