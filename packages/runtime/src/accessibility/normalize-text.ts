/**
 * The form in which texts are compared (map contract, "Selectors"): trimmed, white space folded, required marks
 * (`*`, `:` at the end) dropped, case kept.
 */
export function normalizeText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/[\s*:：＊]+$/, '')
    .trim();
}
