import type { Library } from '../library.js';

/** gettext in its JavaScript forms: vue3-gettext, ttag, WordPress and i18n-node. */
export const gettext: Library = {
  name: 'gettext',
  packages: {},
  components: {},
  translator: {
    translators: ['$gettext', 'gettext', '__'],
  },
};
