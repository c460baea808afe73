import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';

import ar from './ar.json';
import en from './en.json';

/** Arabic is what the shop's customers read; whoever wants English asks for it in the address. */
void i18next.use(initReactI18next).init({
  lng: new URLSearchParams(location.search).get('lang') ?? 'ar',
  fallbackLng: 'ar',
  resources: { ar: { translation: ar }, en: { translation: en } },
  interpolation: { escapeValue: false },
});
