import type { Library } from '../library.js';
import type { ArgumentPart } from '../translator-library.js';

const prefix: readonly ArgumentPart[] = [{ argument: 0 }, { argument: 0, member: 'namespace' }];

/** next-intl (next-intl.dev/docs/usage/messages): its namespaces are prefixes of keys. */
export const nextIntl: Library = {
  name: 'next-intl',
  packages: {},
  components: {},
  translator: {
    translators: ['t'],
    makers: [
      { name: 'useTranslations', prefix },
      { name: 'getTranslations', prefix },
      { name: 'createTranslator', prefix },
    ],
    setups: ['defineRouting'],
    messages: [{ member: 'messages' }],
    settings: { locale: ['defaultLocale'] },
  },
};
