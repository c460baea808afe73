import { expect, test } from 'vitest';

import { visitingLink } from '../../../src/naming/rules/visiting-link.js';
import { namedBy, toolOf } from '../tool-of.js';

test('the rule names a link with a verb of going by its text', () => {
  expect(namedBy(visitingLink, toolOf({ label: 'View cart', control: 'link' }, { kind: 'navigation' }))).toBe(
    'visiting-link: view_cart "View cart"',
  );
});

test('the rule leaves a link that is only such a verb', () => {
  expect(namedBy(visitingLink, toolOf({ label: 'Back', control: 'link' }, { kind: 'navigation' }))).toBe(undefined);
});

test('the rule leaves a button', () => {
  expect(namedBy(visitingLink, toolOf({ label: 'View cart' }))).toBe(undefined);
});
