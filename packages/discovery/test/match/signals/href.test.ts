import { expect, test } from 'vitest';

import { meaningfulHref, sameHref } from '../../../src/match/signals/href.js';

test.each([undefined, '', ' ', '#', '#!', 'javascript:void(0)', 'JavaScript:;'])('%j identifies no link', (href) => {
  expect(meaningfulHref(href)).toBeUndefined();
});

test.each(['/books', '#/books', '#top', 'https://example.com'])('%j identifies a link', (href) => {
  expect(meaningfulHref(href)).toBe(href);
});

test.each<[string, string, number]>([
  ['/books', '/books', 1],
  ['/books', '/books/', 1],
  ['/books', './books', 1],
  ['/books', '#/books', 1],
  ['/books', '#!/books', 1],
  ['/books', 'https://example.com/books', 1],
  ['/books', '/base/books', 0.9],
  ['/books', '/news', 0],
  ['/base/books', '/books', 0],
  ['/', '/books', 0],
])('the source address %s and the page address %s agree by %d', (source, page, expected) => {
  expect(sameHref(source, page)).toBe(expected);
});
