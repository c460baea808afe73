import type { QuestionCall } from './question-call.js';

/** `showConfirmDialog(options)`, and `Dialog.confirm(options)` of older versions (vant-ui.github.io/vant/#/en-US/dialog). */
export const vant: QuestionCall = {
  library: 'vant',
  packages: ['vant'],
  calls: ['showConfirmDialog', 'Dialog.confirm'],
  globals: ['showConfirmDialog'],
  answer: ['confirmButtonText'],
  usual: ['确认'],
  usualIn: {
    de: 'Bestätigen',
    en: 'Confirm',
    es: 'Confirmar',
    fa: 'تایید',
    fr: 'Confirmer',
    it: 'Conferma',
    ja: '確認',
    ko: '확인',
    nl: 'Bevestigen',
    pt: 'Confirmar',
    ru: 'Подтвердить',
    th: 'ยืนยัน',
    tr: 'Onayla',
    vi: 'Xác nhận',
    'zh-hk': '確認',
    'zh-tw': '確認',
  },
  says: ['title', 'message'],
};
