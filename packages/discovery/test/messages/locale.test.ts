import { describe, expect, test } from 'vitest';

import { isLocale, messageFile } from '../../src/messages/locale.js';

test.each([
  ['en', true],
  ['pt-BR', true],
  ['zh_Hans_CN', true],
  ['en_us', true],
  ['jp', true],
  ['es-419', true],
  ['ui', false],
  ['EN', false],
  ['english', false],
  ['src', false],
])('%s is a language: %s', (name, expected) => {
  expect(isLocale(name)).toBe(expected);
});

describe('where messages are kept', () => {
  test.each([
    ['locales/en.json', 'en', ''],
    ['public/locales/de/common.json', 'de', 'common'],
    ['src/i18n/locales/pt_BR/pages/user.yaml', 'pt-BR', 'pages/user'],
    ['src/lang/common/fr.ts', 'fr', 'common'],
    ['src/locales/langs/zh-CN/index.ts', 'zh-CN', ''],
    ['src/views/login/locale/en-US.ts', 'en-US', ''],
    ['messages.de.json', 'de', ''],
    ['src/locales/shop.nl.yml', 'nl', 'shop'],
  ])('%s', (path, locale, namespace) => {
    expect(messageFile(path)).toEqual({ locale, namespace: namespace === '' ? [] : namespace.split('/') });
  });

  test.each([
    'src/en/index.ts',
    'src/i18n/index.ts',
    'src/pages/is.tsx',
    'data/it.json',
    'src/locales/en.png',
    'shop.nl.json',
  ])('not in %s', (path) => {
    expect(messageFile(path)).toBeNull();
  });
});
