import i18n from 'i18next';
import Backend from 'i18next-http-backend';

i18n.use(Backend).init({ fallbackLng: 'en', backend: { loadPath: '/locales/{{lng}}/{{ns}}.json' } });
export default i18n;
