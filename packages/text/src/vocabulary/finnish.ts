import type { PageVocabulary, Vocabulary } from './vocabulary.js';

/** Finnish words that code in the page reads. */
export const finnishOnPage = {
  language: 'fi',
  refused: '',
  done: '',
  broken: '',
} as const satisfies PageVocabulary;

/** Finnish words. */
export const finnish: Vocabulary = {
  onPage: finnishOnPage,
  ending: 'poista, tyhjennä ostoskori, peru tilaus, peruuta tilaus',
  money: 'maksa, osta, siirrä rahaa, tilaa',
  writing: 'tallenna, lähetä, luo, lisää',
  reading: 'hae',
  alsoNouns: '',
  moneyNouns: '',
  keepingPlaces: '',
  takingOut: '',
  widening: '',
  viewing: '',
  oneTimeCode: '',
  payment: '',
  identity: 'henkilötunnus',
  password: 'salasana',
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
  choosing: 'valitse',
};
