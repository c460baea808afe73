import type { QuestionCall } from './question-call.js';

/** `useConfirm().require({ accept })` (primevue.org/confirmdialog). */
export const primeVue: QuestionCall = {
  library: 'primevue',
  packages: ['primevue'],
  calls: ['useConfirm().require'],
  globals: ['$confirm.require', 'useConfirm().require'],
  answer: ['acceptProps.label', 'acceptLabel'],
  usual: ['Yes'],
  says: ['header', 'message'],
};
