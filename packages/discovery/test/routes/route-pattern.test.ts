import { expect, it } from 'vitest';

import { routePattern } from '../../src/routes/route-pattern.js';

const named = { routes: ['/orders', '/orders/new'], patterns: ['/orders/:id', '/orders/:id/edit', '/:slug'] };
const hashed = {
  routes: ['/#/orders', '/#/orders/new'],
  patterns: ['/#/orders/:id', '/#/orders/:id/edit', '/#/:slug'],
};

it.each([
  ['/orders/17', '/orders/:id'],
  ['/orders/new', '/orders/new'],
  ['/orders/17?tab=1', '/orders/17?tab=1'],
  ['/help', '/help'],
])('names %s by the pattern of its path', (route, pattern) => {
  expect(routePattern(route, named)).toBe(pattern);
});

it.each([
  ['/shop/#/orders/a1/edit', '/shop/#/orders/:id/edit'],
  ['/shop/app.html#!/orders/a1', '/shop/app.html#!/orders/:id'],
  ['/#/orders/a1', '/#/orders/:id'],
  ['/shop/#/orders/new', '/shop/#/orders/new'],
  ['/shop/#/help', '/shop/#/help'],
])('keeps the address before the hash of %s, however the source names its routes', (route, pattern) => {
  expect(routePattern(route, named)).toBe(pattern);
  expect(routePattern(route, hashed)).toBe(pattern);
});
