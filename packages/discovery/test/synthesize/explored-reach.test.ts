import type { PageSnapshot, ReachStep, State, Target } from '@webmcp/contract';
import { describe, expect, test } from 'vitest';

import { exploredReach, fromTheStart, trustedWays, waysBehindRows } from '../../src/synthesize/explored-reach.js';

const target = (score: number, value = '#menu'): Target => ({
  selectors: [{ strategy: 'css', value, score }],
  confidence: score,
});
const click = (confidence: number): ReachStep => ({ do: 'click', target: target(confidence) });
const state = (id: string, reach: ReachStep[], from: State['from'] = 'explored'): State => ({
  id,
  route: '/',
  from,
  reach,
});

describe('trustedWays', () => {
  const isTrusted = (each: State): boolean => (trustedWays([each], 0.6).get(each.id) ?? null) !== null;

  test('keeps a way of stable steps into an explored state', () => {
    expect(isTrusted(state('menu', [{ do: 'navigate', route: '/' }, click(0.6)]))).toBe(true);
  });

  test('leaves out a way with an unstable step, and a way through a row', () => {
    expect(isTrusted(state('menu', [click(0.6), click(0.5)]))).toBe(false);
    const row = { rows: target(1), key: target(1) };
    expect(isTrusted(state('menu', [{ do: 'click', target: target(1), row }]))).toBe(false);
  });

  test('keeps a way over a picture that is alone on the page, and takes no path of it', () => {
    const path = { strategy: 'css' as const, value: 'div:nth-of-type(2) > button', score: 0.2 };
    const picture = { strategy: 'css' as const, value: 'button:has(.lucide-plus)', score: 0.2 };
    const over = (...selectors: Target['selectors']): State =>
      state('menu', [{ do: 'click', target: { selectors, confidence: 0.2 } }]);
    const [step] = trustedWays([over(path, picture)], 0.6).get('menu')!;
    expect(step).toEqual({ do: 'click', target: { selectors: [picture], confidence: 0.2 } });
    expect(isTrusted(over(path))).toBe(false);
  });

  test('leaves out a state of the harness', () => {
    expect(isTrusted(state('menu', [click(1)], 'harness'))).toBe(false);
  });
});

describe('waysBehindRows', () => {
  const row = { rows: target(1), key: target(1) };
  const open: ReachStep = { do: 'click', target: target(1, '#open'), row };
  const rename: ReachStep = { do: 'click', target: target(1, '#rename') };
  const page = (id: string, ...values: string[]): PageSnapshot =>
    ({
      state: id,
      elements: [{ candidates: values.map((value) => ({ selector: { strategy: 'css', value, score: 1 } })) }],
    }) as unknown as PageSnapshot;
  const states = [state('home', [], 'route'), state('record', [open]), state('form', [open, rename])];
  const ways = (...pages: PageSnapshot[]): ReturnType<typeof waysBehindRows> => waysBehindRows(states, pages, 0.6);

  test('keeps the steps behind the press of a row; the page of the record needs none', () => {
    expect([...ways(page('home', '#open'), page('record', '#rename'))]).toEqual([
      ['record', []],
      ['form', [rename]],
    ]);
  });

  test('leaves out steps whose first button another page shows too', () => {
    expect(ways(page('home', '#open', '#rename')).get('form')).toBeNull();
  });

  test('leaves out steps that are not trusted, and ways without a row', () => {
    const unstable = state('form', [open, click(0.5)]);
    const outside = state('menu', [click(1)]);
    expect([...waysBehindRows([unstable, outside], [], 0.6).values()]).toEqual([null, null]);
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

  test('leaves out an explored state without a trusted way, as one behind a row', () => {
    expect(exploredReach(['row', 'far'], new Map([...ways, ['row', null]]))).toBe(far);
    expect(exploredReach(['row'], new Map([['row', null]]))).toBeUndefined();
  });

  test('returns nothing where another state shows the tool', () => {
    expect(exploredReach(['near', 'home'], ways)).toBeUndefined();
    expect(exploredReach([], ways)).toBeUndefined();
  });
});

describe('fromTheStart', () => {
  const press = (value: string): ReachStep => ({ do: 'click', target: target(1, value) });
  const ways = new Map([
    ['books', [press('#books')]],
    ['add', [press('#books'), press('#add')]],
  ]);

  test('puts the way to the first opener before the steps of a tool', () => {
    expect(fromTheStart([press('#add')], ['books'], ways)).toEqual([press('#books'), press('#add')]);
  });

  test('leaves the steps alone where the page shows the first opener by itself, or the way presses it', () => {
    expect(fromTheStart([press('#add')], ['home', 'books'], ways)).toEqual([press('#add')]);
    expect(fromTheStart([press('#add')], ['add'], ways)).toEqual([press('#add')]);
    expect(fromTheStart([press('#add')], [], ways)).toEqual([press('#add')]);
  });
});
