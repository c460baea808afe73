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
  says: ['title', 'message'],
  asksMore: ['showInput'],
};
