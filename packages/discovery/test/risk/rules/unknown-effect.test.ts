import { expect, test } from 'vitest';

import { unknownEffect } from '../../../src/risk/rules/unknown-effect.js';
import { call, handler } from '../../match/build-world.js';
import { subjectOf } from '../subject-of.js';

const evidence = (subject: ReturnType<typeof subjectOf>): string =>
  unknownEffect
    .find(subject)
    .map(({ level, reason }) => `${level}: ${reason.evidence}`)
    .join();

test('a button without a handler is caution', () => {
  expect(evidence(subjectOf({ label: 'Go' }))).toBe('caution: a button whose effect is not known');
});

test('a button whose handlers stay in the view is safe', () => {
  const handlers = [handler('click', undefined, [call('setOpen')])];
  expect(evidence(subjectOf({ label: 'Go', handlers }))).toBe('safe: changes only what the page shows');
});

test('a form is caution, and fields without an action are safe', () => {
  const form = { box: 'form' as const, inside: [{ label: 'Email', control: 'email' as const }] };
  expect(evidence(subjectOf(form, { kind: 'form', container: 0, fields: [0], action: null }))).toBe(
    'safe: sets values, submits nothing',
  );
  expect(evidence(subjectOf({ label: 'Go' }, { fields: [0] }))).toBe('caution: submits a form');
});
