import type { PageVocabulary, Vocabulary } from './vocabulary.js';

/** Norwegian words that code in the page reads. */
export const norwegianOnPage = {
  language: 'no',
  refused: '',
  done: '',
  broken: '',
} as const satisfies PageVocabulary;

/** Norwegian words. */
export const norwegian: Vocabulary = {
  onPage: norwegianOnPage,
  ending: 'slett, fjern, avbestill',
  money: 'betal, kjøp, overfør',
  writing: 'lagre, opprett, legg til',
  reading: 'søk',
  alsoNouns: '',
  moneyNouns: '',
  keepingPlaces: 'handlekurv',
  takingOut: 'fjern',
  widening: '',
  viewing: '',
  oneTimeCode: '',
  payment: 'kortnummer',
  identity: 'personnummer',
  password: 'passord',
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
  choosing: 'velg',
};
