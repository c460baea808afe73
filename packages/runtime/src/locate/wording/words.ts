import { stems } from '@webmcp/text';

import { once } from '../../dom/still.js';

/** Returns the {@link stems} of a text, once for each text during one look at a page. */
export const wordsOf: (text: string) => string[] = once(stems);

/**
 * Returns the word to search markup for. Markup may break a text between any two words. A library may break two Chinese
 * characters, so the first one is the word.
 */
export function longestWord(text: string): string {
  if (/^\p{Script=Han}{2}$/u.test(text)) return [...text][0]!;
  return text.split(' ').reduce((longest, word) => (word.length > longest.length ? word : longest), '');
}
