/** Marks of the direction of writing, and of a file's beginning: they show nothing. The runtime drops them as well. */
export const unseen = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g;

/**
 * A text as it is compared everywhere (CONTRACT section 1, Selectors): trimmed, white space folded, marks that show
 * nothing and required marks at the end (`*`, `:`) dropped, case kept.
 */
export function foldText(text: string): string {
  return text
    .replace(unseen, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?:\s*[*:])+$/u, '')
    .trim();
}
