import { doubleBraces, withRowKey } from '@webmcp/text';

import type { Label } from '../intents/model/intent.js';
import { isUnknown } from '../intents/model/is-unknown.js';
import { holesOf, isChangingText, isFixedText } from './changing-text.js';

/** Returns a text as the map holds it. Null leaves the text out, because it holds data that no call can fill in. */
export type TextTemplate = (text: string) => string | null;

/**
 * Returns the templates of a container's texts. In a container that rows open, `{row}` replaces the key of the row. The
 * source or two sightings must prove that the key is data: a row may have the name of the dialog by chance.
 * @param seen the texts of the container in every state
 * @param keys the keys of the rows that open the container; empty for a container that no row opens
 */
export function textTemplate(seen: readonly string[], labels: readonly Label[], keys: readonly string[]): TextTemplate {
  if (keys.length === 0) return (text) => (isChangingText(text, labels) ? null : text);
  const sightings = new Map<string, Set<string>>();
  for (const text of seen) {
    const template = keyedText(text, keys);
    if (template !== null) sightings.set(template, (sightings.get(template) ?? new Set()).add(text));
  }
  return (text) => {
    if (isFixedText(text, labels)) return doubleBraces(text);
    const template = keyedText(text, keys);
    const isSeenTwice = template !== null && (sightings.get(template)?.size ?? 0) > 1;
    if (isSeenTwice || holdsOnlyKeys(text, labels, keys)) return template;
    return template !== null || mayBeData(text, labels) ? null : doubleBraces(text);
  };
}

/** Writes `{row}` for the longest key that a text contains; null if the text contains no key. */
export function keyedText(text: string, keys: readonly string[]): string | null {
  const [key] = keys.filter((each) => withRowKey(text, each) !== null).sort((a, b) => b.length - a.length);
  return key === undefined ? null : withRowKey(text, key);
}

/** Decides whether the source composes a text from known parts and keys of rows alone. */
function holdsOnlyKeys(text: string, labels: readonly Label[], keys: readonly string[]): boolean {
  return labels.some(({ parts }) => {
    if (parts === undefined || isUnknown(parts)) return false;
    const holes = (holesOf(text, parts) ?? []).map((hole) => hole.trim());
    return holes.some((hole) => hole !== '') && holes.every((hole) => hole === '' || keys.includes(hole));
  });
}

/** Decides whether a text may be a text of the row: the source knows a part of it, or nothing of it. */
function mayBeData(text: string, labels: readonly Label[]): boolean {
  return isChangingText(text, labels) || labels.some(({ parts }) => parts !== undefined && isUnknown(parts));
}
