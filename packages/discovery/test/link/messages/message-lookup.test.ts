import { expect, test } from 'vitest';

import { lookedUp } from './message-app.js';

const files = {
  'locales/en/shop.json': `{ "title": "Shop", "cart": { "title": "Cart" } }`,
  'locales/en/common.json': `{ "title": "App" }`,
};
const page = (inside: string, expression: string): string =>
  `import { useTranslation, useTranslations, getFixedT, i18n } from 'lib';
   export const Page = () => { ${inside} return <>{${expression}}</>; };`;

test.each([
  ['every namespace without a hook', '', `i18n.t('title')`, ['App', 'Shop']],
  ['the hook’s namespace', `const { t } = useTranslation('shop');`, `t('title')`, ['Shop']],
  ['the first of its namespaces', `const { t } = useTranslation(['common']);`, `t('title')`, ['App']],
  ['below the hook’s prefix', `const { t } = useTranslation('shop', { keyPrefix: 'cart' });`, `t('title')`, ['Cart']],
  ['below a namespace as prefix', `const t = useTranslations('cart');`, `t('title')`, ['Cart']],
  ['below a named namespace', `const t = useTranslations({ namespace: 'cart' });`, `t('title')`, ['Cart']],
  ['in the namespace of a fixed translator', `const t = getFixedT('en', 'shop', 'cart');`, `t('title')`, ['Cart']],
])('a lookup searches %s', (_, inside, expression, expected) => {
  expect(lookedUp(page(inside, expression), files, 'title')?.toSorted()).toEqual(expected);
});

test('another call looks nothing up', () => {
  expect(lookedUp(page('', `i18n.other('title')`), files, 'title')).toBeUndefined();
});
