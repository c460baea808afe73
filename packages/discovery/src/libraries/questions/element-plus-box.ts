import { elementPlus } from './element-plus.js';
import type { QuestionCall } from './question-call.js';

/** `ElMessageBox({ showCancelButton: true })` (element-plus.org/en-US/component/message-box). One button only reports something. */
export const elementPlusBox: QuestionCall = {
  ...elementPlus,
  calls: ['ElMessageBox', 'MessageBox', 'ElMessageBox.alert', 'MessageBox.alert'],
  globals: ['ElMessageBox', 'ElMessageBox.alert', '$msgbox', '$alert'],
  needs: ['showCancelButton'],
};
