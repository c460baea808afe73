import i18n from 'i18next';
import { initReactI18next } from 'react-i18next';

import de from './locales/de.json';
import en from './locales/en.json';
import es from './locales/es.json';

await i18n.use(initReactI18next).init({
  lng: new URLSearchParams(location.search).get('lng') ?? 'en',
  fallbackLng: 'en',
  resources: { en: { translation: en }, de: { translation: de }, es: { translation: es } },
});

export { i18n };
