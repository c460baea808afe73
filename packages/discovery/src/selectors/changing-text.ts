import type { Selector } from '@webmcp/contract';
import { foldText, strategyNamed } from '@webmcp/text';

import type { Label } from '../intents/model/intent.js';
import { searchedText } from './row-text.js';

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Decides whether a text on the page holds data and so will change. The source composes such a text from known and
 * unknown parts (`Cart (…)`), and the page fills an unknown part. A label that is unknown as a whole counts as data when
 * the page's text has digits; without digits it may be a fixed text that the reading did not reach.
 */
export function isChangingText(text: string, labels: readonly Label[]): boolean {
  const folded = foldText(text);
  if (labels.some((label) => label.parts === undefined && foldText(label.text) === folded)) return false;
  return labels.some(({ parts }) => {
    if (parts === undefined || !parts.includes(null)) return false;
    const known = parts.filter((part) => part !== null && /[\p{L}\p{N}]/u.test(part));
    if (known.length === 0) return /\p{N}/u.test(folded);
    const source = parts.map((part) => (part === null ? '(.*)' : escape(part.replace(/\s+/g, ' ')))).join('');
    const found = new RegExp(`^\\s*${source}\\s*$`, 'isu').exec(folded);
    return found !== null && found.slice(1).some((part) => part.trim() !== '');
  });
}

/** Decides whether a selector searches for a text that holds data. A test id never does. */
export function holdsData(selector: Selector, labels: readonly Label[]): boolean {
  const text = strategyNamed(selector.strategy).searchesWording ? searchedText(selector) : null;
  return text !== null && isChangingText(text, labels);
}
