import { createI18n } from 'vue-i18n';

import de from './german';
import en from './english';

export const i18n = createI18n({ legacy: false, locale: 'de', fallbackLocale: 'en', messages: { de, en } });
