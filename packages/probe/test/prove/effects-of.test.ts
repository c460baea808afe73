import { expect, it } from 'vitest';

import { effectsOf } from '../../src/prove/effects-of.js';
import type { PageFacts } from '../../src/reader/page-reader.js';

const facts = (changes: Partial<PageFacts>): PageFacts => ({
  route: '/orders',
  counts: { items: 3 },
  changed: [],
  shows: [],
  stored: [],
  ...changes,
});

it('lists the differences of a page in order', () => {
  const after = facts({ route: '/thanks', counts: { items: 2 }, shows: ['name'], stored: ['draft'] });
  expect(effectsOf(facts({}), after)).toEqual(['items -1', 'route /thanks', 'shows name', 'stores draft']);
});

it.each([
  ['/orders/4711', 'route /orders/:id'],
  ['/#/orders/4711?token=secret', 'route /#/orders/:id'],
])('names the route %s without the data of one call', (route, expected) => {
  expect(effectsOf(facts({}), facts({ route }))).toEqual([expected]);
});
