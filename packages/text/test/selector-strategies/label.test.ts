import { expect, test } from 'vitest';

import { label, labelForPeople } from '../../src/selector-strategies/label.js';

test('a label scores below a test id', () => {
  expect([label.topScore, label.bestScore('E-mail')]).toEqual([0.8, 0.8]);
});

test('a label is searched for as it is, and people read it', () => {
  expect(label.searchedText('E-mail')).toBe('E-mail');
  expect(label.searchesWording).toBe(true);
});

test("a label takes a row's key without quotes", () => {
  expect(label.withSearchedText('Amount of Tea', (text) => text.replace('Tea', '{row}'))).toBe('Amount of {row}');
  expect(label.quotedKey('"A"')).toBe('"A"');
});

test('a label rests on the signal label and identifies one thing', () => {
  expect(label.signal('E-mail')).toBe('label');
  expect(label.identifies('E-mail', 0.1)).toBe(true);
});

test('Playwright finds a label by its exact text', () => {
  expect(labelForPeople.playwright.locator("Ada's mail", [])).toBe(
    String.raw`getByLabel('Ada\'s mail', { exact: true })`,
  );
});

test('webmcp explain names the change that breaks a label', () => {
  expect(labelForPeople.explained.why('E-mail', 0.8)).toContain('changes only with the wording');
});
