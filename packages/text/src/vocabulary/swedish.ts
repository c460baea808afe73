import type { PageVocabulary, Vocabulary } from './vocabulary.js';

/** Swedish words that code in the page reads. */
export const swedishOnPage = {
  language: 'sv',
  refused: '',
  done: '',
  broken: '',
} as const satisfies PageVocabulary;

/** Swedish words. */
export const swedish: Vocabulary = {
  onPage: swedishOnPage,
  ending: 'radera, ta bort, avsluta konto, avboka, säg upp, avbeställ',
  money: 'betala, köp, köpa, överför',
  writing: 'spara, skicka, skapa, lägg till',
  reading: 'sök',
  alsoNouns: '',
  moneyNouns: '',
  keepingPlaces: 'varukorg',
  takingOut: 'ta bort',
  widening: '',
  viewing: '',
  oneTimeCode: 'verifieringskod',
  payment: 'kortnummer',
  identity: 'personnummer, personnr',
  password: 'lösenord',
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
  choosing: 'välj',
};
