import { createI18n } from 'vue-i18n';

const files = import.meta.glob('../../locales/*.yaml', { eager: true });
const messages = Object.fromEntries(Object.entries(files).map(([path, file]) => [/(\w+)\.yaml$/.exec(path)![1], file]));

export const i18n = createI18n({ locale: localStorage.getItem('locale') ?? 'en', messages });
