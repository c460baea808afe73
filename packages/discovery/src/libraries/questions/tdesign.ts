import type { QuestionCall } from './question-call.js';

/** `DialogPlugin.confirm(options)` (tdesign.tencent.com/vue-next/components/dialog). */
export const tdesign: QuestionCall = {
  library: 'tdesign',
  packages: ['tdesign-vue-next', 'tdesign-vue', 'tdesign-react'],
  calls: ['DialogPlugin.confirm', 'DialogPlugin', 'dialog.confirm'],
  globals: ['$dialog.confirm'],
  answer: ['confirmBtn.content', 'confirmBtn'],
  usual: ['确认'],
  usualIn: {
    ar: 'نعم',
    en: 'Confirm',
    it: 'OK',
    ja: '確認事項',
    ko: '확인하다',
    ru: 'Подтвердить',
    'zh-tw': '確認',
  },
  says: ['header', 'body'],
  needs: ['onConfirm'],
};
