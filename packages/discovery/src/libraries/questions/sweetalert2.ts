import type { QuestionCall } from './question-call.js';

/** `Swal.fire({ showCancelButton: true })` (sweetalert2.github.io). Without a second button it only reports something. */
export const sweetAlert: QuestionCall = {
  library: 'sweetalert2',
  packages: ['sweetalert2', 'sweetalert2-react-content'],
  calls: ['*.fire', '*().fire', '*.mixin().fire'],
  globals: ['$swal', '$swal.fire'],
  answer: ['confirmButtonText'],
  usual: ['OK'],
  says: ['title', 'titleText', 'text'],
  needs: ['showCancelButton', 'showDenyButton'],
  typed: { option: 'input', kind: 'input' },
  asksMore: ['html'],
};
