import type { QuestionCall } from './question-call.js';

/** `$q.dialog(options)` and `Dialog.create(options)` (quasar.dev/quasar-plugins/dialog). */
export const quasar: QuestionCall = {
  library: 'quasar',
  packages: ['quasar'],
  calls: ['useQuasar().dialog', 'Dialog.create'],
  globals: ['$q.dialog', 'useQuasar().dialog'],
  answer: ['ok.label', 'ok'],
  usual: ['OK'],
  says: ['title', 'message'],
  asksMore: ['prompt', 'options', 'component'],
};
