import { foldText } from '@webmcp/text';

import type { Label } from '../intents/model/intent.js';

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Whether a text that the page shows holds data and so will not stay: the source composes it from known and unknown
 * parts (`Cart (…)`), and what stands in the unknown part is not empty. A label that is unknown as a whole counts as
 * data when it has digits in it; without them it may well be a fixed text that the reading did not reach.
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
