import type { Library } from '../library.js';

/** Tolgee (docs.tolgee.io/js-sdk) and Transifex Native, whose hooks return a translator. */
export const tolgee: Library = {
  name: 'tolgee',
  packages: {},
  components: {},
  translator: {
    translators: ['t', 'translate', '$translate'],
    makers: [{ name: 'useTranslate' }, { name: 'useT' }],
    messages: [{ member: 'translations' }],
  },
};
