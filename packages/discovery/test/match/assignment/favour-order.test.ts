import { expect, test } from 'vitest';

import { favourOrder } from '../../../src/match/assignment/favour-order.js';
import { buildPage, edgesOf, favoured } from '../build-views.js';

const active = { label: 'Active' };

test('the pairs in the order of both sides gain worth', () => {
  const edges = edgesOf(buildPage([{ box: 'page', inside: [active, { label: 'Notes' }, active] }]));
  expect(edges.map(({ left, right }) => `${left} ${right}`)).toEqual(['0 0', '0 2', '1 1', '2 0', '2 2']);
  favourOrder(edges);
  expect(favoured(edges)).toEqual(['0 0', '1 1', '2 2']);
  expect(edges[0]?.worth).toBeCloseTo(0.35, 6);
});

test('a pair far below the best pair of one side gains no worth', () => {
  const edges = edgesOf(buildPage([{ box: 'page', inside: [active, { ...active, only: 'page' }] }]));
  const [first, second] = edges;
  if (first === undefined || second === undefined) throw new Error('two edges expected');
  second.worth = 0.4;
  favourOrder(edges);
  expect(favoured(edges, 0.4)).toEqual(['0 1']);
  expect(first.worth).toBe(0.3);
});

test('each root has an order of its own', () => {
  const page = { box: 'page' as const, inside: [{ label: 'Save' }, { label: 'Undo' }] };
  const viewed = buildPage([page, { box: 'page', inside: [{ label: 'Help' }] }]);
  const edges = edgesOf(viewed).map((edge) => (edge.left === 2 ? { ...edge, rightRank: -1 } : edge));
  favourOrder(edges);
  expect(favoured(edges)).toEqual(['0 0', '1 1', '2 2']);
});

test('one intent gains worth for one pair at most', () => {
  const edges = edgesOf(buildPage([{ box: 'page', inside: [active, { ...active, only: 'page' }] }]));
  expect(edges).toHaveLength(2);
  favourOrder(edges);
  expect(favoured(edges)).toHaveLength(1);
});
