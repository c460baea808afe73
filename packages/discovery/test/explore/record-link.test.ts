import type { PageElement } from '@webmcp/contract';
import { expect, test } from 'vitest';

import { linkRule } from '../../src/explore/record-link.js';
import { readReact } from '../intents/read-app.js';

const link = (attributes: PageElement['attributes'], disabled = false): PageElement =>
  ({ role: 'link', attributes, disabled }) as PageElement;

const [record, counted] = ['', ' onClick={() => fetch(`/seen/${book.id}`)}'].map(
  (more) => readReact(`{books.map((book) => <a href={\`/books/\${book.id}\`}${more}>{book.title}</a>)}`).intents[0]!,
);

test.each([
  ['a path', { href: '/books/1' }, true],
  ['a path of a hash router', { href: '#/books/1' }, true],
  ['a relative path', { href: 'books/1' }, true],
  ['another host', { href: 'https://example.com/books/1' }, false],
  ['a host without a scheme', { href: '//example.com/books/1' }, false],
  ['a mail address', { href: 'mailto:ada@stone.test' }, false],
  ['another window', { href: '/books/1', target: '_blank' }, false],
])('a link to %s is pressed by the address alone', (_, attributes, presses) => {
  expect(linkRule(link(attributes), record, () => 'safe') !== undefined).toBe(presses);
});

test.each([
  ['a', true],
  ['div', false],
])('an entry of a menu with an address is pressed as an element %s: %s', (tag, presses) => {
  const entry = { ...link({ href: '/books/1' }), tag, role: 'menuitem' };
  expect(linkRule(entry, record, () => 'safe') !== undefined).toBe(presses);
});

test('a link is left if a press also sends something, if it is risky, or if its element has no intent', () => {
  const element = link({ href: '/books/1' });
  expect(linkRule(element, counted, () => 'safe')).toBeUndefined();
  expect(linkRule(element, record, () => 'caution')).toBeUndefined();
  expect(linkRule(element, undefined, () => 'safe')).toBeUndefined();
  expect(linkRule(link({ href: '/books/1' }, true), record, () => 'safe')).toBeUndefined();
});
