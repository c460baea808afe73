const joins = /([\p{Ll}\p{N}])(?=\p{Lu})|(\p{Lu})(?=\p{Lu}\p{Ll})|(\p{L})(?=\p{N})|(\p{N})(?=\p{L})/gu;

/**
 * Returns the words of a label or an identifier in any script, in lower case: `deleteAccount`, `delete_account` and
 * `Delete account` all become `['delete', 'account']`. Scripts without spaces stay in one piece.
 */
export function words(text: string): string[] {
  return (
    text
      .normalize('NFC')
      // French and Italian elisions are words of their own; English contractions are not.
      .replace(/(?<!\p{L})(\p{L}{1,2})[’']/gu, '$1 ')
      .replace(/[’']/g, '')
      .replace(joins, '$& ')
      .toLowerCase()
      .split(/[^\p{L}\p{N}\p{M}]+/u)
      .filter((word) => word !== '')
  );
}
