import { expect, test } from 'vitest';

import { controlRole } from '../../../src/risk/rules/control-role.js';
import { subjectOf } from '../subject-of.js';

test.each([
  ['link', 'Delete', '/orders/5/delete', 'destructive'],
  ['link', 'Delete log', '/admin/log', 'safe'],
  ['tab', 'Details', undefined, 'safe'],
  ['button', 'Details', undefined, undefined],
] as const)('a %s "%s" to %s is %s', (control, label, href, level) => {
  const found = controlRole.find(subjectOf({ label, control, ...(href === undefined ? {} : { href }) }));
  expect(found[0]?.level).toBe(level);
});

test('a read is safe', () => {
  expect(controlRole.find(subjectOf({ label: 'Orders' }, { kind: 'read', action: null }))[0]?.level).toBe('safe');
});
