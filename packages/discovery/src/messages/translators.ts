/** Functions that look a message up by its key. */
const translators = new Set([
  't',
  '$t',
  'tc',
  '$tc',
  'translate',
  '$translate',
  'formatMessage',
  '$formatMessage',
  '$gettext',
  'gettext',
  '__',
  'i18n',
]);

/** Hooks and functions whose result is such a function, or holds one. */
const makers = new Set([
  'useTranslation',
  'useTranslations',
  'getTranslations',
  'useI18n',
  'useT',
  'useTranslate',
  'getFixedT',
  'createTranslator',
  'useIntl',
  'useLingui',
  'withTranslation',
]);

/** Whether a call's last name is that of a function that looks messages up. */
export function isTranslator(callee: readonly string[]): boolean {
  return translators.has(callee.at(-1) ?? '');
}

/** Whether a call gives functions that look messages up. */
export function makesTranslators(callee: readonly string[]): boolean {
  return makers.has(callee.at(-1) ?? '');
}
