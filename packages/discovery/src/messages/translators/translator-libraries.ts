import { gettext } from './gettext.js';
import { i18next } from './i18next.js';
import { lingui } from './lingui.js';
import { nextIntl } from './next-intl.js';
import { reactIntl } from './react-intl.js';
import { tolgee } from './tolgee.js';
import type { TranslatorLibrary } from './translator-library.js';
import { vueI18n } from './vue-i18n.js';

/**
 * The translation libraries. Calls are known by their name alone, since apps wrap and re-export them, so a name in two
 * entries means the same in both. The order decides only which setting is read first where options have several.
 */
export const translatorLibraries: readonly TranslatorLibrary[] = [
  i18next,
  vueI18n,
  reactIntl,
  nextIntl,
  lingui,
  tolgee,
  gettext,
];
