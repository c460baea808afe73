import { createI18n } from 'vue-i18n';

import de from './locales/de.json';
import en from './locales/en.json';
import es from './locales/es.json';

export const i18n = createI18n({
  legacy: false,
  locale: new URLSearchParams(location.search).get('lng') ?? 'en',
  fallbackLocale: 'en',
  messages: { en, de, es },
});
