import type { Entry } from '@webmcp/contract';
import { expect, test } from 'vitest';

import { neutralEntry } from '../../../src/libraries/lookup/neutral-entry.js';

test('directives of a table become neutral props, at any depth', () => {
  const entry: Entry = { is: 'boundary', kind: 'dialog', open: ['v-model:show', 'show'] };
  expect(neutralEntry(entry)).toEqual({ is: 'boundary', kind: 'dialog', open: ['two-way:show', 'show'] });
  expect(entry.open).toEqual(['v-model:show', 'show']);
});

test('an entry without directives is the same object, and a renamed one is made once', () => {
  const plain: Entry = { is: 'part', part: 'plain' };
  const written: Entry = { is: 'boundary', kind: 'dialog', open: ['v-model'] };
  expect(neutralEntry(plain)).toBe(plain);
  expect(neutralEntry(written)).toBe(neutralEntry(written));
});
