import fc from 'fast-check';
import { expect, test } from 'vitest';

import { parseRoleSelector, printRoleSelector } from '../../src/index.js';

test.each([
  ['button', { role: 'button' }],
  ['button[name="Save"]', { role: 'button', name: 'Save' }],
  ['doc-biblioentry[name="A \\"B\\""]', { role: 'doc-biblioentry', name: 'A "B"' }],
  ['button[name=""]', { role: 'button', name: '' }],
  ['button[words="Done"]', { role: 'button', words: 'Done' }],
])('parseRoleSelector reads %s', (value, parts) => {
  expect(parseRoleSelector(value)).toEqual(parts);
});

test.each(['', 'button[name=Save]', 'button[name="Save]', 'button[title="Save"]', 'a b'])(
  'parseRoleSelector returns undefined for %j',
  (value) => {
    expect(parseRoleSelector(value)).toBeUndefined();
  },
);

test('parseRoleSelector reads each name that printRoleSelector writes', () => {
  fc.assert(
    fc.property(fc.constantFrom('button', 'doc-toc', 'menuitem'), fc.string({ unit: 'binary' }), (role, name) => {
      expect(parseRoleSelector(printRoleSelector({ role, name }))).toEqual({ role, name });
      expect(parseRoleSelector(printRoleSelector({ role, words: name }))).toEqual({ role, words: name });
    }),
  );
});
