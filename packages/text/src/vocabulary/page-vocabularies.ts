import { arabicOnPage } from './arabic.js';
import { chineseOnPage } from './chinese.js';
import { czechOnPage } from './czech.js';
import { danishOnPage } from './danish.js';
import { dutchOnPage } from './dutch.js';
import { englishOnPage } from './english.js';
import { finnishOnPage } from './finnish.js';
import { frenchOnPage } from './french.js';
import { germanOnPage } from './german.js';
import { hindiOnPage } from './hindi.js';
import { indonesianOnPage } from './indonesian.js';
import { italianOnPage } from './italian.js';
import { japaneseOnPage } from './japanese.js';
import { koreanOnPage } from './korean.js';
import { norwegianOnPage } from './norwegian.js';
import { polishOnPage } from './polish.js';
import { portugueseOnPage } from './portuguese.js';
import { russianOnPage } from './russian.js';
import { spanishOnPage } from './spanish.js';
import { swedishOnPage } from './swedish.js';
import { thaiOnPage } from './thai.js';
import { turkishOnPage } from './turkish.js';
import { ukrainianOnPage } from './ukrainian.js';
import { vietnameseOnPage } from './vietnamese.js';
import { phrasesOf } from '../wording/phrase-patterns.js';
import type { PageSense, PageVocabulary } from './vocabulary.js';

/**
 * The languages, with the words that code in the page reads. The order decides which of several phrases of equal length
 * is reported as evidence: languages in which more apps are written come first.
 */
export const pageVocabularies = [
  englishOnPage,
  germanOnPage,
  frenchOnPage,
  spanishOnPage,
  portugueseOnPage,
  italianOnPage,
  dutchOnPage,
  swedishOnPage,
  danishOnPage,
  norwegianOnPage,
  finnishOnPage,
  polishOnPage,
  czechOnPage,
  russianOnPage,
  ukrainianOnPage,
  turkishOnPage,
  japaneseOnPage,
  chineseOnPage,
  koreanOnPage,
  arabicOnPage,
  hindiOnPage,
  vietnameseOnPage,
  indonesianOnPage,
  thaiOnPage,
] as const satisfies readonly PageVocabulary[];

/** The languages' codes. */
export type Language = (typeof pageVocabularies)[number]['language'];

/** Returns all languages' phrases of a sense that code in the page reads. */
export function pagePhrases(sense: PageSense, from: readonly PageVocabulary[] = pageVocabularies): string[] {
  return from.flatMap((vocabulary) => phrasesOf(vocabulary[sense]));
}
