import { expect, test } from 'vitest';

import { statesFor } from '../../src/run/proofs.js';

const all = [
  { id: 'cart', route: '/cart' },
  { id: 'cart-open', route: '/cart' },
  { id: 'home', route: '/' },
];
const reach = [{ do: 'navigate' as const, route: '/cart' }];

test.each([
  ['its own states', { states: ['cart'] }, ['cart']],
  ['the other states of its route, if it has reach steps', { states: ['cart'], reach }, ['cart', 'cart-open']],
  ['all states, if it works on every page', { states: [] }, ['cart', 'cart-open', 'home']],
])('statesFor returns %s', (_, tool, ids) => {
  expect(statesFor(tool, all)).toEqual(ids);
});
