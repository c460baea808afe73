import { arabic } from './arabic.js';
import { chinese } from './chinese.js';
import { czech } from './czech.js';
import { danish } from './danish.js';
import { dutch } from './dutch.js';
import { english } from './english.js';
import { finnish } from './finnish.js';
import { french } from './french.js';
import { german } from './german.js';
import { hindi } from './hindi.js';
import { indonesian } from './indonesian.js';
import { italian } from './italian.js';
import { japanese } from './japanese.js';
import { korean } from './korean.js';
import { norwegian } from './norwegian.js';
import { polish } from './polish.js';
import { portuguese } from './portuguese.js';
import { russian } from './russian.js';
import { spanish } from './spanish.js';
import { swedish } from './swedish.js';
import { thai } from './thai.js';
import { turkish } from './turkish.js';
import { ukrainian } from './ukrainian.js';
import { vietnamese } from './vietnamese.js';
import { phrasesOf } from '../wording/phrase-patterns.js';
import { pageVocabularies, type Language } from './page-vocabularies.js';
import type { Sense, Vocabulary } from './vocabulary.js';

/** A language without an entry here does not compile. */
const byLanguage: Readonly<Record<Language, Vocabulary>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  pt: portuguese,
  it: italian,
  nl: dutch,
  sv: swedish,
  da: danish,
  no: norwegian,
  fi: finnish,
  pl: polish,
  cs: czech,
  ru: russian,
  uk: ukrainian,
  tr: turkish,
  ja: japanese,
  zh: chinese,
  ko: korean,
  ar: arabic,
  hi: hindi,
  vi: vietnamese,
  id: indonesian,
  th: thai,
};

/** The vocabularies in the order of {@link pageVocabularies}. */
export const vocabularies: readonly Vocabulary[] = pageVocabularies.map(({ language }) => byLanguage[language]);

/** Returns all languages' phrases of a sense, each once. */
export function phrases(sense: Sense, from: readonly Vocabulary[] = vocabularies): string[] {
  return [...new Set(from.flatMap((vocabulary) => phrasesOf(wordsOf(vocabulary, sense))))];
}

function wordsOf(vocabulary: Vocabulary, sense: Sense): string {
  return sense === 'ending' || sense === 'money' ? vocabulary.onPage[sense] : vocabulary[sense];
}
