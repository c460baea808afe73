import type { TranslatorLibrary } from './translator-library.js';

/** gettext in its JavaScript forms: vue3-gettext, ttag, WordPress and i18n-node. */
export const gettext: TranslatorLibrary = {
  name: 'gettext',
  translators: ['$gettext', 'gettext', '__'],
};
