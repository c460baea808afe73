import { expect, test } from 'vitest';

import { intentsOfPage } from '../../../src/match/presence/page-files.js';
import { buildPair } from '../build-views.js';

const { intent: view } = buildPair({ label: 'Save' });
const of = (file: string) => ({ ...view, intent: { ...view.intent, sites: [{ file, line: 1, column: 1 }] } });
const files = ['index.html', 'public/books.html', 'old/public/books.html', 'a b.html', 'shop/index.html', 'menu.js'];

test.each<[string, string[]]>([
  ['/', ['index.html', 'menu.js']],
  ['/books.html', ['public/books.html', 'menu.js']],
  ['/books', ['public/books.html', 'menu.js']],
  ['/books.html?sort=name#top', ['public/books.html', 'menu.js']],
  ['/a%20b.html', ['a b.html', 'menu.js']],
  ['/100%.html', files],
  ['/shop/', ['shop/index.html', 'menu.js']],
  ['/unknown', files],
])('the route %s has the intents of %j', (route, expected) => {
  expect(intentsOfPage(files.map(of), { route }).map(({ intent }) => intent.sites[0]?.file)).toEqual(expected);
});
