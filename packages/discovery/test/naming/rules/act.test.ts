import { expect, test } from 'vitest';

import { act } from '../../../src/naming/rules/act.js';
import { namedBy, toolOf } from '../tool-of.js';

test('the rule names every action by its text', () => {
  expect(namedBy(act, toolOf({ label: 'Mark as read' }))).toBe('act: mark_as_read "Mark as read"');
});
