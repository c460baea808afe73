import { words } from '@webmcp/text';

import { moneyNouns, nounsAsWell, riskTerms, type WordSense } from './risk-terms.js';

/** Scripts that put no space between words; there a term counts wherever it stands. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;

interface Term {
  text: string;
  words: string[];
}
const terms = Object.fromEntries(
  Object.entries(riskTerms).map(([sense, list]) => [
    sense,
    list.map((text) => ({ text, words: words(text) })).sort((a, b) => b.words.length - a.words.length),
  ]),
) as Record<WordSense, Term[]>;

/**
 * The longest term of a sense that stands in the text as whole words; `deleteAccount` holds `delete`, `deleted` does not.
 * A word that may be a noun counts only where the text begins with it.
 */
export function findTerm(text: string, sense: WordSense): string | null {
  const inText = words(text);
  const reads = sense === 'money' && beginsWith(inText, 'reading');
  const found = terms[sense].find((term) => {
    if (unspaced.test(term.text)) return text.replace(/\s/g, '').includes(term.text.replace(/\s/g, ''));
    if (nounsAsWell.has(term.text)) return startsWith(inText, term.words);
    return !(reads && moneyNouns.has(term.text)) && contains(inText, term.words);
  });
  return found?.text ?? null;
}

const beginsWith = (inText: readonly string[], sense: WordSense): boolean =>
  terms[sense].some((term) => startsWith(inText, term.words));

const startsWith = (inText: readonly string[], phrase: readonly string[]): boolean =>
  phrase.length > 0 && phrase.every((word, at) => inText[at] === word);

function contains(inText: readonly string[], phrase: readonly string[]): boolean {
  return phrase.length > 0 && inText.some((_, at) => phrase.every((word, offset) => inText[at + offset] === word));
}
