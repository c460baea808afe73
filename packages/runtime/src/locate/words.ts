import { once } from '../accessibility/still.js';

/**
 * The words of a text, lower-cased and without the commonest endings, so that `Orders` and `order` are one. A text of
 * signs alone, `×` or `+`, is a word too.
 */
export const wordsOf: (text: string) => string[] = once((text) => {
  // A counter in brackets is no wording: "Cart (3)", also where it stands in a box of its own.
  const bare = text.toLowerCase().replace(/\( ?\d+ ?\)/g, '');
  const words = bare.match(/[\p{L}\p{M}\d]+/gu) ?? bare.match(/\S+/g) ?? [];
  return words.map((word) => (word.length > 4 ? word.replace(/(es|s|ed|ing|e)$/, '') : word));
});

/** The word by which a text is looked for in markup that may break it anywhere else. */
export function longestWord(text: string): string {
  return text.split(' ').reduce((longest, word) => (word.length > longest.length ? word : longest), '');
}
