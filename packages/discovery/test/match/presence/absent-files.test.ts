import type { PageElement } from '@webmcp/contract';
import { expect, test } from 'vitest';

import { absentFiles } from '../../../src/match/presence/absent-files.js';

const pages = [
  { file: 'users.tsx', routes: ['/users'] },
  { file: 'user.tsx', routes: ['/users/:id'] },
  { file: 'help.tsx', routes: ['/help/:topic?'] },
  { file: 'missing.tsx', routes: ['/*'] },
  { file: 'shell.tsx', routes: ['/users', '/users/:id'], layout: true as const },
  { file: 'bare.tsx', routes: ['/help/:topic?'], layout: true as const },
];
const on = (route: string, seen = [route], stamped: string[] = []): string[] => {
  const elements = stamped.map((file) => ({ sources: [{ file, line: 1, column: 1 }] }) as PageElement);
  const states = seen.map((each) => ({ route: each }));
  return [...absentFiles(pages, states, stamped.length > 0)({ route, elements })];
};

test('the files and layouts of other routes are absent; a catch-all is absent nowhere', () => {
  expect(on('/users')).toEqual(['user.tsx', 'help.tsx', 'bare.tsx']);
  expect(on('/users/7')).toEqual(['users.tsx', 'help.tsx', 'bare.tsx']);
  expect(on('/users/:id')).toEqual(['users.tsx', 'help.tsx', 'bare.tsx']);
  expect(on('/help')).toEqual(['users.tsx', 'user.tsx', 'shell.tsx']);
});

test('no layout is absent on an unknown route, and no file if all routes are unknown', () => {
  expect(on('/added/by/a/server', ['/users', '/added/by/a/server'])).toEqual(['users.tsx', 'user.tsx', 'help.tsx']);
  expect(on('/base/other', ['/base/other', '/base/more'])).toEqual([]);
});

test('a common beginning of all pages is the base path', () => {
  expect(on('/base/users', ['/base/users', '/base/help'])).toEqual(['user.tsx', 'help.tsx', 'bare.tsx']);
  expect(on('/base/users', ['/base/users', '/else/help'])).toEqual([]);
  const hashed = [
    { file: 'a.vue', routes: ['/#/a'] },
    { file: 'b.vue', routes: ['/#/b'] },
  ];
  const states = [{ route: '/base/#/a' }, { route: '/base/#/b' }];
  expect([...absentFiles(hashed, states, false)({ route: '/base/#/b', elements: [] })]).toEqual(['a.vue']);
});

test('a file in the stamps of the page is not absent', () => {
  expect(on('/users', ['/users'], ['help.tsx'])).toEqual(['user.tsx', 'bare.tsx']);
});

test('a router below a route with an open rest begins there', () => {
  const nested = [
    { file: 'shop.tsx', routes: ['/shop/*'] },
    { file: 'help.tsx', routes: ['/help/*'] },
    { file: 'cart.tsx', routes: ['/cart'] },
    { file: 'topic.tsx', routes: ['/topics/:name'] },
  ];
  const seen = [{ route: '/shop/cart' }, { route: '/help/topics/prices' }, { route: '/cart' }];
  const at = (route: string): string[] => [...absentFiles(nested, seen, false)({ route, elements: [] })];
  expect(at('/shop/cart')).toEqual(['help.tsx', 'topic.tsx']);
  expect(at('/help/topics/prices')).toEqual(['shop.tsx', 'cart.tsx']);
  expect(at('/shop')).toEqual(['help.tsx', 'cart.tsx', 'topic.tsx']);
  expect(at('/cart')).toEqual(['shop.tsx', 'help.tsx', 'topic.tsx']);
});

test('the tags of other routes are absent', () => {
  const tags = [3, 4].map((line) => ({
    file: 'app.tsx',
    tag: { file: 'app.tsx', line, column: 1 },
    routes: [line === 3 ? '/new' : '/boards/:id'],
  }));
  const seen = [{ route: '/new' }, { route: '/boards/7' }];
  expect([...absentFiles(tags, seen, false)({ route: '/new', elements: [] })]).toEqual(['app.tsx:4:1']);
});
