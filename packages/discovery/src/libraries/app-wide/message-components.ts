import type { LibraryTable, TextEntry } from '@webmcp/contract';

const message: TextEntry = {
  is: 'text',
  text: ['defaultMessage', 'defaults', 'message'],
  key: ['id', 'i18nKey', 'keypath'],
};

/** Components that show a message: react-intl's FormattedMessage, react-i18next's Trans, vue-i18n's i18n-t, Lingui's Trans. */
export const i18n: LibraryTable = {
  name: 'i18n',
  packages: {
    'react-intl': '',
    'react-i18next': '',
    'next-i18next': '',
    'vue-i18n': '',
    '@lingui/react': '',
    '@lingui/macro': '',
  },
  globalPrefix: 'I18n',
  components: { FormattedMessage: message, Trans: message, I18nT: message, Translation: message },
};
