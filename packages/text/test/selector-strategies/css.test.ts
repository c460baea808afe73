import { expect, test } from 'vitest';

import { css, cssForPeople } from '../../src/selector-strategies/css.js';

test.each([
  ['#signup', 0.5, 'id'],
  ['#\\31 st-name', 0.5, 'id'],
  ['input[name="email"]', 0.5, 'name'],
  ['input[name="user\\[email\\]"]', 0.5, 'name'],
  // A value names one of several that share the name, so the name alone is not proved.
  ['input[name="size"][value="L"]', 0.5, 'path'],
  ['ul > li[role="listitem"]', 0.2, 'path'],
  ['main > form', 0.2, 'path'],
  ['#radix-12 > button', null, 'id'],
  ['#\\:r1\\: > button', null, 'id'],
  ['input[name="input-v-22"]', null, 'name'],
])('%j scores at most %j and rests on the signal %j', (value, score, signal) => {
  expect(css.bestScore(value)).toBe(score);
  expect(css.signal(value)).toBe(signal);
});

test('css searches for no text, so a row text cannot be written into it', () => {
  expect(css.searchedText('#tea')).toBeNull();
  expect(css.searchesWording).toBe(false);
  expect(css.withSearchedText('a[data-x="{1}"]', () => 'other')).toBe('a[data-x="{{1}}"]');
  expect(css.quotedKey('"Tea"')).toBe('\\"Tea\\"');
});

test('css identifies one thing from the score of a name on', () => {
  expect([0.5, 0.45, 0.25, 0.2].map((score) => css.identifies('x', score))).toEqual([true, true, false, false]);
});

test('Playwright finds css as it is', () => {
  expect(cssForPeople.playwright.locator("a[title='x']", [])).toBe(String.raw`locator('a[title=\'x\']')`);
});

test('webmcp explain distinguishes an anchor from a path', () => {
  expect(cssForPeople.explained.why('#signup', 0.5)).toContain('an id or name');
  expect(cssForPeople.explained.why('select:has(option[value="all"])', 0.6)).toContain('an option');
  expect(cssForPeople.explained.why('button:has(.fa-plus)', 0.6)).toContain('its icon');
  expect(cssForPeople.explained.why('main > form', 0.2)).toContain('a path');
});
