import { expect, test } from 'vitest';

import { role, roleForPeople } from '../../src/selector-strategies/role.js';

test('a role scores below a label, with and without a name', () => {
  expect([role.topScore, role.bestScore('button[name="Save"]'), role.bestScore('form')]).toEqual([0.6, 0.6, 0.6]);
});

test.each([
  ['button[name="Save"]', 'Save', 'label', true],
  ['button[name="say \\"hi\\""]', 'say "hi"', 'label', true],
  ['menu-item[name="Save"]', 'Save', 'label', true],
  ['form', null, 'role', false],
])('%j searches for %j, rests on the signal %j, and identifies one thing: %j', (value, text, signal, identifies) => {
  expect(role.searchedText(value)).toBe(text);
  expect(role.signal(value)).toBe(signal);
  expect(role.identifies(value, 0.6)).toBe(identifies);
  expect(role.searchesWording).toBe(true);
});

test("a name takes a row's key with JSON escapes, a bare role takes none", () => {
  const toRow = (text: string): string => text.replace('"Tea"', '{row}');
  expect(role.withSearchedText('button[name="Open \\"Tea\\""]', toRow)).toBe('button[name="Open {row}"]');
  expect(role.withSearchedText('list', () => 'other')).toBe('list');
  expect(role.quotedKey('"Tea"')).toBe('\\"Tea\\"');
});

test.each([
  ['button[name="Ada\'s"]', String.raw`getByRole('button', { name: 'Ada\'s', exact: true })`],
  ['dialog', "getByRole('dialog')"],
  ['generic[name="Save"]', null],
  ['none', null],
])('Playwright finds %j by %j', (value, call) => {
  expect(roleForPeople.playwright.locator(value, [])).toBe(call);
});

test('webmcp explain distinguishes a name from a bare role', () => {
  expect(roleForPeople.explained.why('button[name="Save"]', 0.6)).toContain('assistive technology');
  expect(roleForPeople.explained.why('form', 0.6)).toContain('the only one of its role');
});
