import type { Selector } from '@webmcp/contract';
import { foldText, strategyNamed } from '@webmcp/text';

import type { Label } from '../intents/model/intent.js';
import { isUnknown } from '../intents/model/is-unknown.js';
import { searchedText } from './row-text.js';

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Decides whether a text on the page holds data and so will change. The source composes such a text from known and
 * unknown parts (`Cart (…)`), and the page fills an unknown part. A label that is unknown as a whole counts as data when
 * the page's text has digits; without digits it may be a fixed text that the reading did not reach. A text that only the
 * page has is data then.
 */
export function isChangingText(text: string, labels: readonly Label[]): boolean {
  const folded = foldText(text);
  if (isFixedText(folded, labels)) return false;
  return labels.some(({ parts, from }) => {
    if (parts === undefined || !parts.includes(null)) return false;
    if (isUnknown(parts)) return from === 'page' || /\p{N}/u.test(folded);
    return (holesOf(folded, parts) ?? []).some((part) => part.trim() !== '');
  });
}

/** Decides whether the source writes a text out. */
export const isFixedText = (text: string, labels: readonly Label[]): boolean =>
  labels.some((label) => label.parts === undefined && foldText(label.text) === foldText(text));

/** Decides whether the source composes a text from known and unknown parts. */
export function isComposed(text: string, labels: readonly Label[]): boolean {
  const composed = labels.filter(({ parts }) => parts !== undefined && !isUnknown(parts));
  return isChangingText(text, composed);
}

/**
 * Returns the texts that fill the unknown parts of a label; null if the text does not fit the label. White space counts
 * nowhere: the browser puts a space between two boxes, and the source has none between their tags.
 */
export function holesOf(text: string, parts: readonly (string | null)[]): string[] | null {
  const source = parts.map((part) => (part === null ? '(.*)' : loosely(part))).join(String.raw`\s*`);
  return new RegExp(`^\\s*${source}\\s*$`, 'isu').exec(foldText(text))?.slice(1) ?? null;
}

const loosely = (part: string): string => [...part.replace(/\s+/g, '')].map(escape).join(String.raw`\s*`);

/** Decides whether a selector searches for a text that holds data. A test id never does. */
export function holdsData(selector: Selector, labels: readonly Label[]): boolean {
  const text = strategyNamed(selector.strategy).searchesWording ? searchedText(selector) : null;
  return text !== null && isChangingText(text, labels);
}
