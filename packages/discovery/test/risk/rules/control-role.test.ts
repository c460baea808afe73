import { expect, test } from 'vitest';

import { controlRole } from '../../../src/risk/rules/control-role.js';
import { handler } from '../../match/build-world.js';
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

test.each([
  ['#', undefined],
  ['#!', undefined],
  [undefined, undefined],
  ['#!/orders', 'safe'],
  ['/orders', 'safe'],
] as const)('a link to %s that a function answers is %s', (href, level) => {
  const handlers = [handler('click', 'removeOrder')];
  const subject = subjectOf({ label: 'Delete', control: 'link', handlers, ...(href === undefined ? {} : { href }) });
  expect(controlRole.find(subject)[0]?.level).toBe(level);
});
