import { expect, test } from 'vitest';

import { isTranslator, translatorMaker } from '../../../src/messages/translator-calls.js';

test('next-intl: useTranslations makes translators, and t is one', () => {
  expect(translatorMaker(['useTranslations'])?.name).toBe('useTranslations');
  expect(isTranslator(['i18n', 't'])).toBe(true);
});
