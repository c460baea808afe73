import {
  beginsWithPhrase,
  containsPhrase,
  phrases,
  preparePhrase,
  prepareText,
  vocabularies,
  type PreparedPhrase,
  type PreparedText,
  type Vocabulary,
} from '@webmcp/text';

/** The sense of a risk word. `money` and `ending` make a tool destructive, `writing` makes it caution, `reading` safe. */
export type WordSense = 'ending' | 'money' | 'writing' | 'reading';

const senses: readonly WordSense[] = ['ending', 'money', 'writing', 'reading'];

/** The senses of words before a money word that leave it an act: "issue refund", "Complete checkout". */
const leading = [
  'writing',
  'ending',
  'money',
  'verbs',
  'bareActs',
  'onward',
  'agreeing',
  'determiners',
  'beginning',
] as const;

/** Further words that leave a money word after them an act. */
const small = [
  'to',
  'and',
  'or',
  'now',
  'issue',
  'process',
  'make',
  'initiate',
  'perform',
  'execute',
  'do',
  'handle',
  'on',
  'yes',
];

/** Finds the longest phrase of a sense that a text contains as whole words. */
export type TermFinder = (text: string, sense: WordSense) => string | null;

/**
 * Builds a finder of risk words. A word that may be a noun counts only at the beginning of the text: "Book a room" books,
 * "Suggest a book" does not. After a reading verb a money word names a thing: "View transfer".
 */
export function termFinder(from: readonly Vocabulary[]): TermFinder {
  const terms = new Map(
    senses.map((sense) => [
      sense,
      [...phrases(sense, from), ...(sense === 'reading' ? phrases('pageTurning', from) : [])]
        .map(preparePhrase)
        .sort((a, b) => b.words.length - a.words.length),
    ]),
  );
  const nouns = new Set(phrases('alsoNouns', from));
  const moneyNouns = new Set(phrases('moneyNouns', from));
  const leads = new Set(leading.flatMap((sense) => phrases(sense, from)).concat(small));
  const termsOf = (sense: WordSense): readonly PreparedPhrase[] => terms.get(sense) ?? [];
  const reads = (text: PreparedText): boolean => termsOf('reading').some((term) => beginsWithPhrase(text, term));

  /** A money word after a word that is no act names a thing: "Late checkout", "Security deposit". */
  const isDescribed = ({ words }: PreparedText, term: PreparedPhrase): boolean => {
    const at = words.findIndex((_, start) => term.words.every((word, offset) => words[start + offset] === word));
    return at > 0 && !leads.has(words[at - 1] ?? '');
  };

  return (text, sense) => {
    const prepared = prepareText(text);
    const names = sense === 'money' && reads(prepared);
    const found = termsOf(sense).find((term) => {
      if (!term.unspaced && nouns.has(term.text)) return beginsWithPhrase(prepared, term);
      const isNoun = !term.unspaced && moneyNouns.has(term.text);
      return !(names && isNoun) && containsPhrase(prepared, term) && !(isNoun && isDescribed(prepared, term));
    });
    return found?.text ?? null;
  };
}

/** Finds a risk word of the known languages. */
export const findTerm: TermFinder = termFinder(vocabularies);
