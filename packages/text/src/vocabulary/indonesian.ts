import type { PageVocabulary, Vocabulary } from './vocabulary.js';

/** Indonesian words that code in the page reads. */
export const indonesianOnPage = {
  language: 'id',
  refused: '',
  done: '',
  broken: '',
} as const satisfies PageVocabulary;

/** Indonesian words. */
export const indonesian: Vocabulary = {
  onPage: indonesianOnPage,
  ending: 'hapus, batalkan pesanan',
  money: 'bayar, beli',
  writing: 'simpan, kirim, tambah',
  reading: 'cari',
  alsoNouns: '',
  moneyNouns: '',
  keepingPlaces: '',
  takingOut: '',
  widening: '',
  viewing: '',
  oneTimeCode: '',
  payment: '',
  identity: '',
  password: 'kata sandi',
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
