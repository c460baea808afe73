import { expect, test } from 'vitest';

import { menu } from '../../../src/naming/rules/menu.js';
import { namedBy, toolOf } from '../tool-of.js';

const links = { kind: 'navigation' as const, fields: [0], action: null };

test('the rule names the links of a menu by their act', () => {
  expect(namedBy(menu, toolOf({ label: 'Page', control: 'radio' }, links))).toBe('menu: go_to "Go to a page"');
});

test('the rule adds the title of the part around', () => {
  const docs = { box: 'region' as const, label: 'Docs', inside: [{ label: 'Page', control: 'radio' as const }] };
  expect(namedBy(menu, toolOf(docs, { ...links, container: 0 }))).toBe('menu: go_to_docs_page "Go to a page"');
});

test('the rule leaves a lone link', () => {
  expect(namedBy(menu, toolOf({ label: 'Orders', control: 'link' }, { kind: 'navigation' }))).toBe(undefined);
});
