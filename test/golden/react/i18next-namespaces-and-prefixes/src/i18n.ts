import i18n from 'i18next';
import { initReactI18next } from 'react-i18next';

import cartEn from './locales/en/cart.json';
import commonEn from './locales/en/common.json';
import cartDe from './locales/de/cart.json';
import commonDe from './locales/de/common.json';

export const resources = { en: { common: commonEn, cart: cartEn }, de: { common: commonDe, cart: cartDe } };

void i18n.use(initReactI18next).init({ resources, lng: 'en', fallbackLng: 'en', defaultNS: 'common' });
