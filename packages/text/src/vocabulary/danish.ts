import type { PageVocabulary, Vocabulary } from './vocabulary.js';

/** Danish words that code in the page reads. */
export const danishOnPage = {
  language: 'da',
  refused: '',
  done: '',
  broken: '',
} as const satisfies PageVocabulary;

/** Danish words. */
export const danish: Vocabulary = {
  onPage: danishOnPage,
  ending: 'slet, fjern, opsig, annuller ordre, luk konto',
  money: 'betal, køb, overfør',
  writing: 'gem, opret, tilføj',
  reading: 'søg',
  alsoNouns: '',
  moneyNouns: '',
  keepingPlaces: 'kurv',
  takingOut: 'fjern',
  widening: '',
  viewing: '',
  oneTimeCode: '',
  payment: 'kortnummer',
  identity: 'cpr, cpr nummer',
  password: 'adgangskode',
  submitting: '',
  pageTurning: '',
  beginning: '',
  besideSearch: '',
  signingIn: '',
  byMeansOf: '',
  searching: '',
  clearing: '',
  agreeing: 'ja',
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
  choosing: 'vælg',
};
