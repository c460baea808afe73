import type { PageVocabulary, Vocabulary } from './vocabulary.js';

/** Arabic words that code in the page reads. */
export const arabicOnPage = {
  language: 'ar',
  refused: '',
  done: '',
  broken: '',
} as const satisfies PageVocabulary;

/** Arabic words. */
export const arabic: Vocabulary = {
  onPage: arabicOnPage,
  ending: 'حذف, إزالة, إلغاء الطلب, إغلاق الحساب',
  money: 'دفع, ادفع, شراء, تحويل',
  writing: 'حفظ, إرسال, إضافة',
  reading: 'بحث',
  alsoNouns: '',
  moneyNouns: '',
  keepingPlaces: '',
  takingOut: '',
  widening: '',
  viewing: '',
  oneTimeCode: '',
  payment: '',
  identity: '',
  password: 'كلمة المرور',
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
