import i18n from 'i18next';
import { initReactI18next } from 'react-i18next';

import { en, english } from './locales/en';
import { xo, xolotl } from './locales/xo';

export const languages = [english, xolotl];

i18n.use(initReactI18next).init({ fallbackLng: 'en', resources: { en, xo } });
