import { expect, test } from 'vitest';

import { familyTags, related } from '../../../src/locate/fingerprint/related-roles.js';

test.each([
  ['button', 'link', true],
  ['button', 'menuitemradio', true],
  ['textbox', 'combobox', true],
  ['button', 'textbox', false],
  ['dialog', 'dialog', true],
  ['dialog', 'form', false],
])('related(%j, %j) is %j', (captured, now, isRelated) => {
  expect(related(captured, now)).toBe(isRelated);
});

test('familyTags lists the tags of all related roles, and those of a role without relations', () => {
  expect(familyTags('link')).toContain('summary');
  expect(familyTags('textbox')).toContain('[contenteditable]');
  expect(familyTags('dialog').split(',')).toEqual(['[role]', 'dialog']);
});
