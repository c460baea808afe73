import { expect, test } from 'vitest';

import { next } from '../../../src/naming/rules/next.js';
import { namedBy, toolOf } from '../tool-of.js';

test('the rule names a button that goes to the next step', () => {
  expect(
    namedBy(next, toolOf({ box: 'region', label: 'Welcome', inside: [{ label: 'Next' }] }, { container: 0 })),
  ).toBe('next: next "Next"');
});

test('the rule leaves such a button of a form', () => {
  expect(namedBy(next, toolOf({ box: 'form', label: 'Address', inside: [{ label: 'Next' }] }, { container: 0 }))).toBe(
    undefined,
  );
});
