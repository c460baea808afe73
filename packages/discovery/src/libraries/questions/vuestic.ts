import type { QuestionCall } from './question-call.js';

/** `useModal().confirm(message)` (ui.vuestic.dev/ui-elements/modal). */
export const vuestic: QuestionCall = {
  library: 'vuestic',
  packages: ['vuestic-ui'],
  calls: ['useModal().confirm'],
  texts: 1,
  answer: ['okText'],
  usual: ['OK'],
  says: ['title', 'message'],
};
