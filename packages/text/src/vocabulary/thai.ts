import type { PageVocabulary, Vocabulary } from './vocabulary.js';

/** Thai words that code in the page reads. */
export const thaiOnPage = {
  language: 'th',
  refused: '',
  done: '',
  broken: '',
} as const satisfies PageVocabulary;

/** Thai words. */
export const thai: Vocabulary = {
  onPage: thaiOnPage,
  ending: 'ลบ, ยกเลิกคำสั่งซื้อ',
  money: 'ชำระเงิน, ซื้อ',
  writing: 'บันทึก, ส่ง',
  reading: 'ค้นหา',
  alsoNouns: '',
  moneyNouns: '',
  keepingPlaces: '',
  takingOut: '',
  widening: '',
  viewing: '',
  oneTimeCode: '',
  payment: '',
  identity: '',
  password: 'รหัสผ่าน',
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
