import type { PageVocabulary, Vocabulary } from './vocabulary.js';

/** Hindi words that code in the page reads. */
export const hindiOnPage = {
  language: 'hi',
  refused: '',
  done: '',
  broken: '',
} as const satisfies PageVocabulary;

/** Hindi words. */
export const hindi: Vocabulary = {
  onPage: hindiOnPage,
  ending: 'हटाएं, हटाएँ, मिटाएं',
  money: 'भुगतान, खरीदें',
  writing: '',
  reading: '',
  alsoNouns: '',
  moneyNouns: '',
  keepingPlaces: '',
  takingOut: '',
  widening: '',
  viewing: '',
  oneTimeCode: '',
  payment: '',
  identity: '',
  password: '',
  submitting: '',
  pageTurning: '',
  beginning: '',
  besideSearch: '',
  signingIn: '',
  byMeansOf: '',
  searching: '',
  clearing: '',
  agreeing: '',
  acknowledging: '',
  dismissing: '',
  leaving: '',
  bareActs: '',
  onward: '',
  verbs: '',
  visiting: '',
  answers: '',
  pronouns: '',
  determiners: '',
  choosing: '',
};
