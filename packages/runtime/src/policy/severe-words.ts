import { containsPhrase, pagePhrases, preparePhrase, prepareText, type PreparedPhrase } from '@webmcp/text';

type Senses = Parameters<typeof pagePhrases>[0][];

/** Returns a function that lists the phrases of some senses in a text, in any of the known languages. */
function phrasesIn(senses: Senses): (text: string) => string[] {
  let known: readonly PreparedPhrase[] | undefined;
  return (text) => {
    known ??= senses.flatMap((sense) => pagePhrases(sense)).map(preparePhrase);
    const prepared = prepareText(text);
    return known.filter((phrase) => containsPhrase(prepared, phrase)).map(({ text: words }) => words);
  };
}

/** Lists the phrases of a text that end something for good or move money, in any of the known languages. */
export const severeWords = phrasesIn(['ending', 'money']);

/** Lists the phrases of a label that ask for a password, a code or a card, in any known language. */
export const secretWords = phrasesIn(['secret']);
