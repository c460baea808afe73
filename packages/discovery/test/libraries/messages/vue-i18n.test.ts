import { expect, test } from 'vitest';

import { isTranslator, translatorMaker } from '../../../src/messages/translator-calls.js';

test('vue-i18n: useI18n makes translators, and $tc is one', () => {
  expect(translatorMaker(['useI18n'])?.name).toBe('useI18n');
  expect(isTranslator(['i18n', '$tc'])).toBe(true);
});
