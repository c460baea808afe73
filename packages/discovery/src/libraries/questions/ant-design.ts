import type { QuestionCall } from './question-call.js';

/** `Modal.confirm(options)` and the hooks beside it (ant.design/components/modal, antdv.com/components/modal). */
export const antDesign: QuestionCall = {
  library: 'antd',
  packages: ['antd', 'ant-design-vue'],
  calls: [
    'Modal.confirm',
    'App.useApp().modal.confirm',
    'useApp().modal.confirm',
    'Modal.useModal().0.confirm',
    'Modal.useModal().confirm',
    'useModal().0.confirm',
  ],
  globals: ['$confirm'],
  answer: ['okText'],
  usual: ['OK'],
  usualIn: {
    ar: 'تأكيد',
    es: 'Aceptar',
    fa: 'تایید',
    he: 'אישור',
    hi: 'अच्छी तरह से',
    hu: 'Alkalmazás',
    ko: '확인',
    th: 'ตกลง',
    tr: 'Tamam',
    uk: 'Гаразд',
    vi: 'Đồng ý',
    zh: '确定',
    'zh-hk': '確定',
    'zh-tw': '確定',
  },
  says: ['title', 'content'],
};
