import type { Library } from '../library.js';
import { messageComponent } from './message-component.js';

/** vue-i18n, versions 8 and later (vue-i18n.intlify.dev/api/general), and Nuxt's module of it (i18n.nuxtjs.org). */
export const vueI18n: Library = {
  name: 'vue-i18n',
  packages: { 'vue-i18n': '' },
  globalPrefix: 'I18n',
  components: { I18nT: messageComponent, Translation: messageComponent },
  translator: {
    translators: ['t', '$t', 'tc', '$tc'],
    makers: [{ name: 'useI18n', messages: { argument: 0, member: 'messages' } }],
    setups: ['createI18n', 'VueI18n', 'I18n', 'defineI18nConfig', 'defineI18nLocale'],
    bundles: ['setLocaleMessage', 'mergeLocaleMessage'],
    messages: [{ member: 'messages' }],
    settings: { locale: ['locale', 'defaultLocale'], fallback: ['fallbackLocale'] },
  },
};
