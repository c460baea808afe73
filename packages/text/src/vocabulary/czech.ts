import type { PageVocabulary, Vocabulary } from './vocabulary.js';

/** Czech words that code in the page reads. */
export const czechOnPage = {
  language: 'cs',
  refused: '',
  done: '',
  broken: '',
} as const satisfies PageVocabulary;

/** Czech words. */
export const czech: Vocabulary = {
  onPage: czechOnPage,
  ending: 'smazat, odstranit, zrušit objednávku, zrušit účet',
  money: 'zaplatit, koupit, převést',
  writing: 'uložit, odeslat, přidat',
  reading: 'hledat',
  alsoNouns: '',
  moneyNouns: '',
  keepingPlaces: 'košík',
  takingOut: 'odstranit',
  widening: '',
  viewing: '',
  oneTimeCode: '',
  payment: '',
  identity: 'rodné číslo',
  password: 'heslo',
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
  choosing: 'vyberte',
};
