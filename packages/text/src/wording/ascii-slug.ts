/** Letters that no decomposition reduces to ASCII. */
const letters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', þ: 'th', ı: 'i' };

/**
 * Returns a text as lower-case words of ASCII letters and digits, joined. `Größe (cm)` becomes `grosse_cm`; a text
 * without such letters (`削除`) becomes ''.
 */
export function asciiSlug(text: string, joint: '_' | '-' = '_'): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[ßæœøđðłþı]/g, (letter) => letters[letter] ?? letter)
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, joint)
    .replace(/^[-_]+|[-_]+$/g, '');
}
