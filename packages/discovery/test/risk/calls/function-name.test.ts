import { expect, test } from 'vitest';

import { nameEvidence } from '../../../src/risk/calls/function-name.js';

test.each([
  ['deleteAccount', '', 'destructive'],
  ['handleDelete', '', 'destructive'],
  ['remove', 'orders', 'destructive'],
  ['closeAccount', '', 'destructive'],
  ['cancelBooking', '', 'destructive'],
  ['saveProfile', '', 'caution'],
  ['openDeleteDialog', '', null],
  ['cancelEdit', '', 'caution'],
  ['onClick', '', null],
])('%s of "%s" is %s', (name, owner, level) => {
  expect(nameEvidence(name, owner)?.level ?? null).toBe(level);
});
