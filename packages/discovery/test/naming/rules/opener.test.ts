import { expect, test } from 'vitest';

import { opener } from '../../../src/naming/rules/opener.js';
import { namedBy, toolOf } from '../tool-of.js';

const opening = (label: string) => ({ ...toolOf({ label }), opens: true });

test('the rule names a button without a verb by the part that it opens', () => {
  expect(namedBy(opener, opening('Activity'))).toBe('opener: open_activity "Activity"');
});

test('the rule leaves a text with a verb, and a button that opens nothing', () => {
  expect(namedBy(opener, opening('Invite a friend'))).toBe(undefined);
  expect(namedBy(opener, toolOf({ label: 'Activity' }))).toBe(undefined);
});
