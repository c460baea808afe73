import { expect, test } from 'vitest';

import { favourNeighbours } from '../../../src/match/assignment/favour-neighbours.js';
import { buildPage, edgesOf, favoured } from '../build-views.js';

const menu = { box: 'page' as const, inside: [{ label: 'Tasks' }, { label: 'Profile' }] };
const settings = { box: 'page' as const, inside: [{ label: 'Theme' }, { label: 'Profile' }] };

test('the candidate beside a sure pair of the same boundary gains the most worth', () => {
  const edges = edgesOf(buildPage([menu, settings]));
  favourNeighbours(edges);
  const worthOf = (left: number, right: number): number | undefined =>
    edges.find((edge) => edge.left === left && edge.right === right)?.worth;
  expect(worthOf(1, 1)).toBeCloseTo(0.3 + 0.05, 6);
  expect(worthOf(1, 3)).toBeCloseTo(0.3 + 0.05 / 3, 6);
  expect(worthOf(3, 3)).toBeCloseTo(0.3 + 0.05, 6);
});

test('a sure pair keeps its worth', () => {
  const edges = edgesOf(buildPage([menu, settings]));
  favourNeighbours(edges);
  expect(favoured(edges)).not.toContain('0 0');
});

test('nothing gains worth without a sure pair', () => {
  const edges = edgesOf(buildPage([{ box: 'page', inside: [{ label: 'Profile' }, { label: 'Profile' }] }]));
  favourNeighbours(edges);
  expect(favoured(edges)).toEqual([]);
});
