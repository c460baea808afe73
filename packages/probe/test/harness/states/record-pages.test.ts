import type { PageSnapshot } from '@webmcp/contract';
import { expect, test } from 'vitest';

import { isSamePage, recordPattern, seenPatterns } from '../../../src/harness/states/record-pages.js';

const page = (route: string, ...names: string[]): PageSnapshot => ({
  state: 'any',
  route,
  containers: [],
  elements: names.map((name) => ({ role: 'button', name, attributes: {} }) as unknown as PageSnapshot['elements'][0]),
});
const patternOf = (route: string): string => route.replace(/^\/books\/.+/, '/books/:id');

test('the page of a record is seen if it shows more than one element of its own', () => {
  const home = page('/', 'Books', 'Settings');
  const seen = (...names: string[]): string[] => [...seenPatterns([home, page('/books/1', ...names)], patternOf)];
  expect(seen('Books', 'New note', 'Delete')).toEqual(['/', '/books/:id']);
  expect(seen('Books', 'Back to the shop')).toEqual(['/']);
});

test('an address shows another page if it shows at most half of the new elements', () => {
  const home = page('/', 'Books');
  const pressed = page('/books/1', 'Books', 'New note', 'Delete', 'Review');
  expect(isSamePage(page('/books/1', 'Books', 'New note', 'Delete'), pressed, home)).toBe(true);
  expect(isSamePage(page('/books/1', 'Books', 'New note'), pressed, home)).toBe(false);
  expect(isSamePage(page('/books/1', 'Books'), pressed, home)).toBe(false);
});

test.each([
  ['/books/1', '/books/:id'],
  ['1', '/books/:id'],
  ['/help', undefined],
  ['https://example.com/books/1', undefined],
])('the link %s on the page of the books leads to the record %s', (href, wanted) => {
  expect(recordPattern(href, '/books/all', patternOf)).toBe(wanted);
});
