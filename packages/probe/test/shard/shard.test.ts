import { expect, it } from 'vitest';

import { ownPart, type Shard } from '../../src/shard/shard.js';

const parts = (count: number, costOf: Shard['costOf'] = () => 1): Shard[] =>
  Array.from({ length: count }, (_, at) => ({ index: at + 1, count, costOf }));

const routesOf = (shard: Shard, routes: string[], known: string[]): string[] => {
  const { beginning } = ownPart({ routes, known }, shard);
  return 'routes' in beginning ? [...beginning.routes, ...beginning.known] : [];
};

it('gives each route to exactly one part, for any number of parts', () => {
  const known = Array.from({ length: 23 }, (_, at) => `/page-${'abcdefghijklmnopqrstuvw'[at]}`);
  for (let count = 1; count <= 30; count += 1) {
    const all = parts(count, (route) => route.length + ((route.codePointAt(6) ?? 0) % 7)).flatMap((shard) =>
      routesOf(shard, ['/'], known),
    );
    expect(all.sort()).toEqual(['/', ...known].sort());
  }
});

it('puts the costliest state alone when it costs as much as the others together', () => {
  const named = ['cart', 'orders', 'home', 'help'].map((id) => ({ id, route: `/${id}`, named: id }));
  const split = parts(2, (id) => (id === 'orders' ? 300 : 100)).map((shard) => {
    const { beginning } = ownPart({ named }, shard);
    return 'named' in beginning ? beginning.named.map(({ id }) => id) : [];
  });
  expect(split).toEqual([['orders'], ['cart', 'home', 'help']]);
});

it('keeps routes of one pattern together, and leaves links to the pages of other parts to them', () => {
  const known = ['/orders/17', '/orders/18', '/help'];
  for (const shard of parts(3)) {
    const own = routesOf(shard, ['/'], known);
    expect(own.includes('/orders/17')).toBe(own.includes('/orders/18'));
    const { isOfOthers } = ownPart({ routes: ['/'], known }, shard);
    expect(isOfOthers('/orders/99')).toBe(!own.includes('/orders/17'));
    expect(isOfOthers('/found-by-a-link')).toBe(false);
  }
});
