import type { QuestionCall } from './question-call.js';

/** `ElMessageBox.confirm(message, title, options)` (element-plus.org/en-US/component/message-box). */
export const elementPlus: QuestionCall = {
  library: 'element-plus',
  packages: ['element-plus', 'element-ui'],
  calls: ['ElMessageBox.confirm', 'MessageBox.confirm'],
  globals: ['ElMessageBox.confirm', '$confirm'],
  texts: 2,
  answer: ['confirmButtonText'],
  usual: ['OK'],
  usualIn: {
    ar: 'موافق',
    ca: 'Acceptar',
    el: 'Εντάξει',
    es: 'Aceptar',
    fa: 'تایید',
    fr: 'Confirmer',
    he: 'אישור',
    id: 'Ya',
    ko: '확인',
    nl: 'Bevestig',
    pt: 'Confirmar',
    th: 'ตกลง',
    tr: 'Onayla',
    zh: '确定',
    'zh-tw': '確定',
  },
  says: ['title', 'message'],
  asksMore: ['showInput'],
};
