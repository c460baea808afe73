import { stems } from '@webmcp/text';

import { once } from '../../dom/still.js';

/** The {@link stems} of a text, computed once for each text while a page is still. */
export const wordsOf: (text: string) => string[] = once(stems);

/** The word by which a text is looked for in markup that may break it anywhere else. */
export function longestWord(text: string): string {
  return text.split(' ').reduce((longest, word) => (word.length > longest.length ? word : longest), '');
}
