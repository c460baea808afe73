/**
 * Shows a text of an agent or of a page as one harmless line. Writes control, formatting and bidirectional characters as
 * escapes. So no text can imitate another part of a terminal or a page.
 */
export function plainLine(text: string, most = 200): string {
  const escaped = text
    .replace(/\s+/gu, ' ')
    .replace(
      /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\u2028\u2029]/gu,
      (character) => `\\u{${character.codePointAt(0)!.toString(16)}}`,
    )
    .trim();
  return escaped.length > most ? `${escaped.slice(0, most)}…` : escaped;
}
