/** Letters that no decomposition reduces to ASCII. */
const letters: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', þ: 'th', ı: 'i' };

/** A text as lower-case words of ASCII letters and digits, joined; '' where it has none (`削除`). `Größe (cm)` gives `grosse_cm`. */
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
