import type { QuestionCall } from './question-call.js';

/** `useConfirm()` of material-ui-confirm (github.com/jonatanklosko/material-ui-confirm). */
export const materialUiConfirm: QuestionCall = {
  library: 'material-ui-confirm',
  packages: ['material-ui-confirm'],
  calls: ['useConfirm().*'],
  answer: ['confirmationText'],
  usual: ['Ok'],
  says: ['title', 'description'],
  asksMore: ['confirmationKeyword', 'content'],
};
