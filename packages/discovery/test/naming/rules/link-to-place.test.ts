import { expect, test } from 'vitest';

import { linkToPlace } from '../../../src/naming/rules/link-to-place.js';
import { namedBy, toolOf } from '../tool-of.js';

test('the rule names a link by its place', () => {
  expect(namedBy(linkToPlace, toolOf({ label: 'Orders', control: 'link' }, { kind: 'navigation' }))).toBe(
    'link-to-place: go_to_orders "Orders"',
  );
});

test('the rule leaves a button', () => {
  expect(namedBy(linkToPlace, toolOf({ label: 'Orders' }))).toBe(undefined);
});
