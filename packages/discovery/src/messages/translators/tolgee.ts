import type { TranslatorLibrary } from './translator-library.js';

/** Tolgee (docs.tolgee.io/js-sdk) and Transifex Native, whose hooks return a translator. */
export const tolgee: TranslatorLibrary = {
  name: 'Tolgee and Transifex',
  translators: ['t', 'translate', '$translate'],
  makers: [{ name: 'useTranslate' }, { name: 'useT' }],
  messages: [{ member: 'translations' }],
};
