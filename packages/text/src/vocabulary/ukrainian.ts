import type { PageVocabulary, Vocabulary } from './vocabulary.js';

/** Ukrainian words that code in the page reads. */
export const ukrainianOnPage = {
  language: 'uk',
  refused: '',
  done: '',
  broken: '',
} as const satisfies PageVocabulary;

/** Ukrainian words. */
export const ukrainian: Vocabulary = {
  onPage: ukrainianOnPage,
  ending: 'видалити, скасувати замовлення',
  money: 'сплатити, купити',
  writing: 'зберегти, надіслати',
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
