import type { QuestionCall } from './question-call.js';

/** `$q.dialog(options)` and `Dialog.create(options)` (quasar.dev/quasar-plugins/dialog). */
export const quasar: QuestionCall = {
  library: 'quasar',
  packages: ['quasar'],
  calls: ['useQuasar().dialog', 'Dialog.create'],
  globals: ['$q.dialog', 'useQuasar().dialog'],
  answer: ['ok.label', 'ok'],
  usual: ['OK'],
  usualIn: {
    ar: 'حسناً',
    de: 'Ok',
    el: 'Εντάξει',
    fa: 'قبول',
    he: 'אישור',
    hi: 'ठीक',
    ko: '확인',
    th: 'ตกลง',
    tr: 'Tamam',
    zh: '确定',
    'zh-tw': '確定',
  },
  says: ['title', 'message'],
  typed: { option: 'prompt', kind: 'prompt.type' },
  asksMore: ['options', 'component'],
};
