/** Calls that hand an i18n library its messages and settings, by their last name: i18next, vue-i18n, react-intl, Lingui, Nuxt. */
const wiring = new Set([
  'init',
  'createInstance',
  'createI18n',
  'VueI18n',
  'I18n',
  'createIntl',
  'defineI18nConfig',
  'defineI18nLocale',
  'defineRouting',
  'setupI18n',
]);
/** Calls that take a language and its messages, i18next's with a namespace between them. */
const taking = new Set([
  'addResourceBundle',
  'addResources',
  'setLocaleMessage',
  'mergeLocaleMessage',
  'load',
  'loadAndActivate',
]);

export function isWiring(callee: readonly string[]): boolean {
  const last = callee.at(-1) ?? '';
  return wiring.has(last) || takesBundle(callee);
}

export function takesBundle(callee: readonly string[]): boolean {
  return taking.has(callee.at(-1) ?? '');
}
