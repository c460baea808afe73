import type { TranslatorLibrary } from './translator-library.js';

/** Lingui (lingui.dev/ref/core). */
export const lingui: TranslatorLibrary = {
  name: 'Lingui',
  translators: ['t', 'i18n'],
  makers: [{ name: 'useLingui' }],
  setups: ['setupI18n'],
  bundles: ['load', 'loadAndActivate'],
  messages: [{ member: 'messages' }],
  settings: { locale: ['locale'] },
};
