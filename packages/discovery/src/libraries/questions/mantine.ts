import type { QuestionCall } from './question-call.js';

/** `modals.openConfirmModal({ onConfirm })` (mantine.dev/x/modals). */
export const mantine: QuestionCall = {
  library: 'mantine',
  packages: ['@mantine/modals'],
  calls: ['modals.openConfirmModal', 'openConfirmModal', 'useModals().openConfirmModal'],
  answer: ['labels.confirm'],
  usual: ['Confirm'],
  says: ['title'],
};
