import type { ReachStep, State } from '@webmcp/contract';
import { describe, expect, test } from 'vitest';

import { exploredReach, trustedWays } from '../../src/synthesize/explored-reach.js';

const target = (confidence: number) => ({ selectors: [], confidence });
const click = (confidence: number): ReachStep => ({ do: 'click', target: target(confidence) });
const state = (id: string, reach: ReachStep[], from: State['from'] = 'explored'): State => ({
  id,
  route: '/',
  from,
  reach,
});

describe('trustedWays', () => {
  const isTrusted = (each: State): boolean => trustedWays([each], 0.6).has(each.id);

  test('keeps a way of stable steps into an explored state', () => {
    expect(isTrusted(state('menu', [{ do: 'navigate', route: '/' }, click(0.6)]))).toBe(true);
  });

  test('leaves out a way with an unstable step, and a way through a row', () => {
    expect(isTrusted(state('menu', [click(0.6), click(0.5)]))).toBe(false);
    const row = { rows: target(1), key: target(1) };
    expect(isTrusted(state('menu', [{ do: 'click', target: target(1), row }]))).toBe(false);
  });

  test('leaves out a state of the harness', () => {
    expect(isTrusted(state('menu', [click(1)], 'harness'))).toBe(false);
  });
});

describe('exploredReach', () => {
  const [near, far] = [[click(1)], [click(1), click(1)]];
  const ways = new Map([
    ['near', near],
    ['far', far],
  ]);

  test('returns the shortest way', () => {
    expect(exploredReach(['far', 'near'], ways)).toBe(near);
  });

  test('returns nothing where another state shows the tool', () => {
    expect(exploredReach(['near', 'home'], ways)).toBeUndefined();
    expect(exploredReach([], ways)).toBeUndefined();
  });
});
