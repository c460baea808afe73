import type { PageVocabulary, Vocabulary } from './vocabulary.js';

/** Polish words that code in the page reads. */
export const polishOnPage = {
  language: 'pl',
  refused: '',
  done: '',
  broken: '',
} as const satisfies PageVocabulary;

/** Polish words. */
export const polish: Vocabulary = {
  onPage: polishOnPage,
  ending: 'usuń, usunąć, skasuj, anuluj zamówienie, zamknij konto, wyczyść koszyk',
  money: 'zapłać, kup, kup teraz, przelew, przelej',
  writing: 'zapisz, wyślij, dodaj, utwórz',
  reading: 'szukaj',
  alsoNouns: '',
  moneyNouns: '',
  keepingPlaces: 'koszyk',
  takingOut: 'usuń',
  widening: '',
  viewing: '',
  oneTimeCode: '',
  payment: 'numer karty, numer konta',
  identity: 'pesel',
  password: 'hasło',
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
  choosing: 'wybierz',
};
