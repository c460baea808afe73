import { expect, test } from 'vitest';

import { wordlessLink } from '../../../src/naming/rules/wordless-link.js';
import { namedBy, toolOf } from '../tool-of.js';

test('the rule names a link without letters by its address', () => {
  expect(
    namedBy(wordlessLink, toolOf({ label: '注文', control: 'link', href: '/orders' }, { kind: 'navigation' })),
  ).toBe('wordless-link: go_to_orders "注文"');
});

test('the rule names a link without letters and address after a page', () => {
  expect(namedBy(wordlessLink, toolOf({ label: '注文', control: 'link' }, { kind: 'navigation' }))).toBe(
    'wordless-link: go_to_page "注文"',
  );
});

test('the rule leaves a link with letters', () => {
  expect(namedBy(wordlessLink, toolOf({ label: 'Orders', control: 'link' }, { kind: 'navigation' }))).toBe(undefined);
});
