import type { Library } from '../library.js';
import type { ArgumentPart } from '../translator-library.js';
import { messageComponent } from './message-component.js';

const namespaces: ArgumentPart = { argument: 0 };
const prefix: readonly ArgumentPart[] = [{ argument: 1, member: 'keyPrefix' }];

/** i18next (i18next.com/overview/api) and react-i18next (react.i18next.com/latest/usetranslation-hook). */
export const i18next: Library = {
  name: 'i18next',
  packages: { 'react-i18next': '', 'next-i18next': '' },
  components: { Trans: messageComponent, Translation: messageComponent },
  translator: {
    translators: ['t'],
    makers: [
      { name: 'useTranslation', namespaces, prefix },
      { name: 'withTranslation', namespaces, prefix },
      { name: 'getFixedT', namespaces: { argument: 1 }, prefix: [{ argument: 2 }] },
    ],
    setups: ['init', 'createInstance'],
    bundles: ['addResourceBundle', 'addResources'],
    messages: [{ member: 'resources', namespaced: true }],
    settings: { locale: ['lng'], fallback: ['fallbackLng'], namespaces: ['defaultNS'] },
  },
};
