import { expect, test } from 'vitest';

import { membersAfterCall } from '../../../src/link/evaluate/callee-of.js';
import { linkedProp } from '../linked-prop.js';

test.each([
  [['z', 'string()', 'min'], ['min']],
  [
    ['z', 'string'],
    ['z', 'string'],
  ],
  [['a()', 'b()'], []],
])('the names after the last call of %j are %j', (names, expected) => {
  expect(membersAfterCall(names)).toEqual(expected);
});

test.each([
  ['() => form.reset()', '{forms/useForm().reset()}'],
  ['() => form()', '{forms/useForm().form()}'],
  ['() => go("/")', '{forms/useNavigate().go("/")}'],
  ['() => z.string().min(1)', '{zod/z.string(); zod/z.string().min(1)}'],
])('the handler %s is %s', (expression, expected) => {
  const before = `import { useForm, useNavigate } from 'forms'; import { z } from 'zod';`;
  const inside = 'const form = useForm(); const [go] = useNavigate();';
  expect(linkedProp(expression, { before, inside })).toBe(expected);
});
