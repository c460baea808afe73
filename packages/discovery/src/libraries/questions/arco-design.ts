import type { QuestionCall } from './question-call.js';

/** `Modal.confirm(options)` (arco.design/vue/component/modal, arco.design/react/components/modal). */
export const arcoDesign: QuestionCall = {
  library: 'arco-design',
  packages: ['@arco-design/web-vue', '@arco-design/web-react'],
  calls: ['Modal.confirm', 'Modal.useModal().0.confirm'],
  globals: ['$modal.confirm'],
  answer: ['okText'],
  usual: ['确定'],
  usualIn: {
    ar: 'موافق',
    de: 'Ok',
    en: 'Ok',
    es: 'Aceptar',
    fr: 'OK',
    id: 'Baik',
    it: 'OK',
    ja: 'OK',
    nl: 'OK',
    pt: 'Ok',
    ru: 'OK',
    th: 'ตกลง',
    'zh-tw': '確認',
  },
  says: ['title', 'content'],
};
