import type { QuestionCall } from './question-call.js';

/** `confirmDialog({ accept })` and `confirmPopup({ accept })` (primereact.org/confirmdialog). */
export const primeReact: QuestionCall = {
  library: 'primereact',
  packages: ['primereact'],
  calls: ['confirmDialog', 'confirmPopup'],
  answer: ['acceptLabel'],
  usual: ['Yes'],
  says: ['header', 'message'],
};
