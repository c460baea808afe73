import type { QuestionCall } from './question-call.js';

const kinds = ['create', 'warning', 'error', 'info', 'success'];

/** `useDialog().warning({ onPositiveClick })` (naiveui.com/en-US/os-theme/components/dialog). */
export const naiveUi: QuestionCall = {
  library: 'naive-ui',
  packages: ['naive-ui'],
  calls: kinds.flatMap((kind) => [`useDialog().${kind}`, `createDiscreteApi().dialog.${kind}`]),
  globals: kinds.map((kind) => `$dialog.${kind}`),
  answer: ['positiveText'],
  usual: [],
  says: ['title', 'content'],
  needs: ['onPositiveClick'],
};
