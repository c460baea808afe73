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
  says: ['title', 'content'],
};
