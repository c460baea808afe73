import type { TranslatorLibrary } from './translator-library.js';

/** react-intl (formatjs.github.io/docs/react-intl/api). */
export const reactIntl: TranslatorLibrary = {
  name: 'react-intl',
  translators: ['formatMessage', '$formatMessage'],
  makers: [{ name: 'useIntl' }],
  setups: ['createIntl'],
  messages: [{ member: 'messages' }],
  settings: { locale: ['locale', 'defaultLocale'] },
};
