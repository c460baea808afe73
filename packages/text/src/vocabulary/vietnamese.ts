import type { PageVocabulary, Vocabulary } from './vocabulary.js';

/** Vietnamese words that code in the page reads. */
export const vietnameseOnPage = {
  language: 'vi',
  refused: `
    lỗi, không hợp lệ, không thành, không thể, không được, thất bại, bắt buộc, vui lòng nhập, phải, đã
    tồn tại
  `,
  done: 'thành công, đã lưu, đã thêm, đã xóa, đã gửi',
  negating: 'không, chưa',
  broken: 'lỗi',
  asking: '',
  stopped: '',
  furtherRows: 'tiếp theo, trước, tải thêm, xem thêm',
  ending: 'xóa, xoá, hủy đơn hàng',
  money: 'thanh toán, mua, chuyển khoản',
  secret: 'mật khẩu',
} as const satisfies PageVocabulary;

/** Vietnamese words. */
export const vietnamese: Vocabulary = {
  onPage: vietnameseOnPage,
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
  cardDate: 'ngày hết hạn, có giá trị đến',
  identity: '',
  password: 'mật khẩu',
  thingsWithNumbers: '',
  aboutSecrets: '',
  submitting: '',
  pageTurning: 'trang sau, trang tiếp theo, trang kế tiếp, trang trước',
  beginning: '',
  besideSearch: '',
  signingIn: '',
  byMeansOf: '',
  searching: '',
  clearing: '',
  agreeing: '',
  acknowledging: '',
  dismissing: 'hủy, đóng',
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
