import { elementPlus } from './element-plus.js';
import type { QuestionCall } from './question-call.js';

/** `ElMessageBox.prompt(message, title, options)` (element-plus.org/en-US/component/message-box). */
export const elementPlusPrompt: QuestionCall = {
  ...elementPlus,
  calls: ['ElMessageBox.prompt', 'MessageBox.prompt'],
  globals: ['ElMessageBox.prompt', '$prompt'],
  typed: { kind: 'inputType' },
  asksMore: [],
};
