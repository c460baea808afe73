import { expect, test } from 'vitest';

import { testid, testidForPeople } from '../../src/selector-strategies/testid.js';

test('a test id scores the most', () => {
  expect([testid.topScore, testid.bestScore('save')]).toEqual([1, 1]);
});

test('a test id is searched for as it is, and people do not read it', () => {
  expect(testid.searchedText('row-{row}')).toBe('row-{row}');
  expect(testid.searchesWording).toBe(false);
});

test("a test id takes a row's key without quotes", () => {
  expect(testid.withSearchedText('order A-1', (text) => text.replace('A-1', '{row}'))).toBe('order {row}');
  expect(testid.quotedKey('"A"')).toBe('"A"');
});

test('a test id rests on the signal testid and identifies one thing', () => {
  expect(testid.signal('save')).toBe('testid');
  expect(testid.identifies('save', 0.1)).toBe(true);
});

test('Playwright counts a test id over all test-id attributes', () => {
  expect(testidForPeople.playwright.locator('save "it"', ['data-mcp', 'data-testid'])).toBe(
    String.raw`locator('[data-mcp="save \\"it\\""], [data-testid="save \\"it\\""]')`,
  );
});

test('webmcp explain names the reason why a test id lasts', () => {
  expect(testidForPeople.explained.why('save', 1)).toContain('neither layout nor wording');
});
