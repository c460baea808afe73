import { expect, test } from 'vitest';

import { isTranslator, translatorMaker } from '../../../src/messages/translator-calls.js';

test('tolgee: useTranslate makes translators, and $translate is one', () => {
  expect(translatorMaker(['useTranslate'])?.name).toBe('useTranslate');
  expect(isTranslator(['i18n', '$translate'])).toBe(true);
});
