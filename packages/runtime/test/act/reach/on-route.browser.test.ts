import { expect, test } from 'vitest';

import { isRoute } from '../../../src/act/reach/on-route.js';

const at = (url: string): URL => new URL(url, 'https://app.example');

test.each([
  ['/', '/', true],
  ['/', '/index.html', true],
  ['/', '/#section', true],
  ['/', '/#/search', false],
  ['/', '/#/', true],
  ['/orders/:id', '/orders/42', true],
  ['/orders/:id', '/orders/42/?tab=notes', true],
  ['/orders/:id', '/orders', false],
  ['/orders/new', '/orders/42', false],
  ['/#/search', '/#/search?q=tea', true],
  ['/#/search', '/#!/search', true],
  ['/#/orders/:id', '/#/orders/7', true],
  ['/#/search', '/', false],
  ['/doctors.html', '/doctors.html', true],
  ['/shop/index.html', '/shop/', true],
  ['/a%20b', '/a b', true],
  ['/doctors.html', 'file:///home/ada/site/doctors.html', true],
  ['/doctors.html', 'file:///home/ada/site/rooms.html', false],
])('isRoute matches %s at %s: %s', (route, url, expected) => {
  expect(isRoute(route, at(url))).toBe(expected);
});
