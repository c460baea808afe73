/**
 * A text as it is compared everywhere (CONTRACT section 1, Selectors): trimmed, white space folded, required marks at
 * the end (`*`, `:`) dropped, case kept.
 */
export function foldText(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/(?:\s*[*:])+$/u, '')
    .trim();
}
