import { expect, test } from 'vitest';

import { read } from '../../../src/naming/rules/read.js';
import { namedBy, toolOf } from '../tool-of.js';

test('the rule names a read by its title', () => {
  expect(
    namedBy(
      read,
      toolOf({ box: 'region', label: 'Open orders', inside: [] }, { kind: 'read', action: null, container: 0 }),
    ),
  ).toBe('read: read_open_orders "Open orders"');
});

test('the rule names a read without a title after the page', () => {
  expect(namedBy(read, toolOf({ box: 'region', inside: [] }, { kind: 'read', action: null, container: 0 }))).toBe(
    'read: read_page ""',
  );
});

test('the rule leaves an action', () => {
  expect(namedBy(read, toolOf({ label: 'Orders' }))).toBe(undefined);
});
