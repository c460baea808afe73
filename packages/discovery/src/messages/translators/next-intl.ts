import type { ArgumentPart, TranslatorLibrary } from './translator-library.js';

const prefix: readonly ArgumentPart[] = [{ argument: 0 }, { argument: 0, member: 'namespace' }];

/** next-intl (next-intl.dev/docs/usage/messages): its namespaces are prefixes of keys. */
export const nextIntl: TranslatorLibrary = {
  name: 'next-intl',
  translators: ['t'],
  makers: [
    { name: 'useTranslations', prefix },
    { name: 'getTranslations', prefix },
    { name: 'createTranslator', prefix },
  ],
  setups: ['defineRouting'],
  messages: [{ member: 'messages' }],
  settings: { locale: ['defaultLocale'] },
};
