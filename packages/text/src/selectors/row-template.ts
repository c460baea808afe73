/** Doubles the braces of a text, so that the text means itself in a row template. */
export const doubleBraces = (text: string): string => text.replace(/[{}]/g, '$&$&');

/**
 * Writes `{row}` for each place where a row's key is a whole part of a text: no letter or digit may touch the key where
 * the key itself ends in a letter or digit. Braces outside the key are doubled. Returns null if the text lacks the key.
 */
export function withRowKey(text: string, key: string): string | null {
  if (key === '') return null;
  const parts: string[] = [];
  let rest = 0;
  for (let at = text.indexOf(key); at !== -1; at = text.indexOf(key, at + key.length)) {
    const before = text.slice(0, at);
    const after = text.slice(at + key.length);
    if (/[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}]/u.test(key)) continue;
    if (/^[\p{L}\p{N}]/u.test(after) && /[\p{L}\p{N}]$/u.test(key)) continue;
    parts.push(doubleBraces(text.slice(rest, at)));
    rest = at + key.length;
  }
  return parts.length === 0 ? null : [...parts, doubleBraces(text.slice(rest))].join('{row}');
}

/** Writes a row's key for each `{row}` of a template, and single braces for doubled braces. */
export function fillRow(template: string, key: string): string {
  return template.replace(/\{row\}|\{\{|\}\}/g, (found) => (found.length > 2 ? key : found[0]!));
}
