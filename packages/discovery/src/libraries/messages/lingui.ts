import type { Library } from '../library.js';
import { messageComponent } from './message-component.js';

/** Lingui (lingui.dev/ref/core). */
export const lingui: Library = {
  name: 'lingui',
  packages: { '@lingui/react': '', '@lingui/macro': '' },
  components: { Trans: messageComponent },
  translator: {
    translators: ['t', 'i18n'],
    makers: [{ name: 'useLingui' }],
    setups: ['setupI18n'],
    bundles: ['load', 'loadAndActivate'],
    messages: [{ member: 'messages' }],
    settings: { locale: ['locale'] },
  },
};
