/** Marks of the direction of writing, and of a file's beginning: they show nothing. */
const unseen = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/**
 * The form in which texts are compared (map contract, "Selectors"): trimmed, white space folded, marks that show nothing
 * and required marks (`*`, `:` at the end) dropped, case kept.
 */
export function normalizeText(text: string): string {
  return text
    .replace(unseen, '')
    .replace(/\s+/g, ' ')
    .replace(/[\s*:：＊]+$/, '')
    .trim();
}
