import type { PageVocabulary, Vocabulary } from './vocabulary.js';

/** Vietnamese words that code in the page reads. */
export const vietnameseOnPage = {
  language: 'vi',
  refused: '',
  done: '',
  broken: '',
} as const satisfies PageVocabulary;

/** Vietnamese words. */
export const vietnamese: Vocabulary = {
  onPage: vietnameseOnPage,
  ending: 'xóa, xoá, hủy đơn hàng',
  money: 'thanh toán, mua, chuyển khoản',
  writing: 'lưu, gửi, thêm',
  reading: 'tìm kiếm',
  alsoNouns: '',
  moneyNouns: '',
  keepingPlaces: '',
  takingOut: '',
  widening: '',
  viewing: '',
  oneTimeCode: '',
  payment: '',
  identity: '',
  password: 'mật khẩu',
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
