import { expect, test } from 'vitest';

import { titleAct } from '../../../src/naming/rules/title-act.js';
import { namedBy, toolOf } from '../tool-of.js';

const named = (label: string, button: string): string | undefined =>
  namedBy(
    titleAct,
    toolOf({ box: 'dialog', label, inside: [{ label: button, control: 'button' }] }, { kind: 'form', container: 0 }),
  );

test('the rule names a dialog by the act in its title', () => {
  expect(named('Move the appointment', 'Save the new time')).toBe(
    'title-act: move_the_appointment "Move the appointment"',
  );
  expect(named('Suggest a book', 'Send suggestion')).toBe('title-act: suggest_a_book "Suggest a book"');
});

test.each([
  ['the button names an act of its own', 'Leave a note', 'Pin note'],
  ['the title names a place', 'Your profile', 'Save changes'],
  ['the title is something to look at', 'View order', 'Save order'],
  ['the title is a verb alone', 'Edit', 'Save'],
])('the rule does not fit where %s', (_, title, button) => {
  expect(named(title, button)).toBe(undefined);
});
