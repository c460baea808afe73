/**
 * Replaces the last word of a text by its form in a table. The first letter keeps its case.
 * @param forms words in lower case with their forms
 * @returns undefined if the table lacks the word
 */
export function replaceLastWord(text: string, forms: ReadonlyMap<string, string>): string | undefined {
  const [, start = '', last = text] = /^(.*[^\p{L}])?(\p{L}+)$/u.exec(text) ?? [];
  const form = forms.get(last.toLowerCase());
  return form === undefined ? undefined : start + last.charAt(0) + form.slice(1);
}
