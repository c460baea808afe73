import type { TranslatorLibrary } from './translator-library.js';

/** vue-i18n, versions 8 and later (vue-i18n.intlify.dev/api/general), and Nuxt's module of it (i18n.nuxtjs.org). */
export const vueI18n: TranslatorLibrary = {
  name: 'vue-i18n',
  translators: ['t', '$t', 'tc', '$tc'],
  makers: [{ name: 'useI18n', messages: { argument: 0, member: 'messages' } }],
  setups: ['createI18n', 'VueI18n', 'I18n', 'defineI18nConfig', 'defineI18nLocale'],
  bundles: ['setLocaleMessage', 'mergeLocaleMessage'],
  messages: [{ member: 'messages' }],
  settings: { locale: ['locale', 'defaultLocale'], fallback: ['fallbackLocale'] },
};
