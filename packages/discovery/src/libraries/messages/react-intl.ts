import type { Library } from '../library.js';
import { messageComponent } from './message-component.js';

/** react-intl (formatjs.github.io/docs/react-intl/api). */
export const reactIntl: Library = {
  name: 'react-intl',
  packages: { 'react-intl': '' },
  components: { FormattedMessage: messageComponent },
  transparentFunctions: ['defineMessages', 'defineMessage'],
  translator: {
    translators: ['formatMessage', '$formatMessage'],
    makers: [{ name: 'useIntl' }],
    setups: ['createIntl'],
    messages: [{ member: 'messages' }],
    settings: { locale: ['locale', 'defaultLocale'] },
  },
};
