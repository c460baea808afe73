import { containsPhrase, pagePhrases, preparePhrase, prepareText, type PreparedPhrase } from '@webmcp/text';

let known: readonly PreparedPhrase[] | undefined;

/** Lists the phrases of a text that end something for good or move money, in any of the known languages. */
export function severeWords(text: string): string[] {
  known ??= [...pagePhrases('ending'), ...pagePhrases('money')].map(preparePhrase);
  const prepared = prepareText(text);
  return known.filter((phrase) => containsPhrase(prepared, phrase)).map(({ text: words }) => words);
}
