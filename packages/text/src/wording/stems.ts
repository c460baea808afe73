/**
 * Returns the words of a text, lower-cased and without the commonest English endings, so that `Orders` and `order` are
 * one. A counter in brackets is left out: `Cart (3)` becomes `cart`. A text of signs alone (`×`, `+`) is a word.
 */
export function stems(text: string): string[] {
  const bare = text.toLowerCase().replace(/\( ?\d+ ?\)/g, '');
  const words = bare.match(/[\p{L}\p{M}\d]+/gu) ?? bare.match(/\S+/g) ?? [];
  return words.map((word) => (word.length > 4 ? word.replace(/(es|s|ed|ing|e)$/, '') : word));
}
