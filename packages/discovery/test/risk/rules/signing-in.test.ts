import { expect, test } from 'vitest';

import { signingIn } from '../../../src/risk/rules/signing-in.js';
import { subjectOf } from '../subject-of.js';

const levels = (subject: ReturnType<typeof subjectOf>): string[] => signingIn.find(subject).map(({ level }) => level);

test.each([
  ['Password', 'password'],
  ['Verification code', 'text'],
] as const)('a form that submits "%s" is never safe', (label, control) => {
  const form = { box: 'form' as const, inside: [{ label: 'Continue' }, { label, control }] };
  expect(levels(subjectOf(form, { kind: 'form', container: 0, fields: [1] }))).toEqual(['caution']);
});

test('a link that signs in by a provider is never safe', () => {
  expect(levels(subjectOf({ label: 'Continue with Google', control: 'link' }))).toEqual(['caution']);
});

test('a link to the sign-in page and a form without a secret are no evidence', () => {
  expect(levels(subjectOf({ label: 'Sign in', control: 'link' }))).toEqual([]);
  const form = { box: 'form' as const, inside: [{ label: 'Go' }, { label: 'City', control: 'text' as const }] };
  expect(levels(subjectOf(form, { kind: 'form', container: 0, fields: [1] }))).toEqual([]);
});
