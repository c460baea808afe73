import { expect, test } from 'vitest';

import { sectionAct } from '../../../src/naming/rules/section-act.js';
import { handler } from '../../match/build-world.js';
import { namedBy, toolOf } from '../tool-of.js';

test('the rule names a button that only agrees by its form', () => {
  expect(
    namedBy(
      sectionAct,
      toolOf(
        { box: 'form', label: 'Contact us', inside: [{ label: 'Submit', control: 'submit' }] },
        { kind: 'form', container: 0 },
      ),
    ),
  ).toBe('section-act: contact_us "Contact us"');
});

test('the rule names such a button without a section by its handler', () => {
  expect(namedBy(sectionAct, toolOf({ label: 'OK', handlers: [handler('click', 'handleShareNote')] }))).toBe(
    'section-act: share_note "OK note"',
  );
});

test('the rule leaves a button that names its act', () => {
  expect(
    namedBy(
      sectionAct,
      toolOf(
        { box: 'form', label: 'Your profile', inside: [{ label: 'Save', control: 'submit' }] },
        { kind: 'form', container: 0 },
      ),
    ),
  ).toBe(undefined);
});
