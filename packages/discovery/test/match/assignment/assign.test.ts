import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { bounds } from '../../../src/match/model/weights.js';
import { assign, type Edge } from '../../../src/match/assignment/assign.js';

const edge = (left: number, right: number, worth: number, more: Partial<Edge> = {}): Edge => ({
  left,
  right,
  worth,
  label: 0,
  container: 0,
  leftRank: left,
  rightRank: right,
  ...more,
});

const edges = fc
  .uniqueArray(fc.record({ left: fc.nat(4), right: fc.nat(4), worth: fc.integer({ min: 1, max: 900 }) }), {
    selector: ({ left, right }) => `${left} ${right}`,
    maxLength: 14,
  })
  .map((list) => list.map(({ left, right, worth }) => edge(left, right, worth / 1000)));

/** Returns the greatest total worth of any one-to-one choice by trying all choices. */
function best(list: readonly Edge[], used: ReadonlySet<string> = new Set()): number {
  const [first, ...rest] = list;
  if (first === undefined) return 0;
  const without = best(rest, used);
  const [left, right] = [`l${first.left}`, `r${first.right}`];
  if (used.has(left) || used.has(right)) return without;
  return Math.max(without, first.worth + best(rest, new Set([...used, left, right])));
}

describe('assign', () => {
  test('is one to one and has the best total of all choices', () => {
    fc.assert(
      fc.property(edges, (list) => {
        const { chosen, greedy } = assign(list);
        expect(greedy).toBe(false);
        expect(new Set(chosen.map(({ left }) => left)).size).toBe(chosen.length);
        expect(new Set(chosen.map(({ right }) => right)).size).toBe(chosen.length);
        expect(chosen.reduce((sum, { worth }) => sum + worth, 0)).toBeCloseTo(best(list), 6);
      }),
      { numRuns: 300 },
    );
  });

  test('the order of the edges changes nothing', () => {
    fc.assert(
      fc.property(edges, fc.infiniteStream(fc.nat()), (list, keys) => {
        const shuffled = list.map((each) => ({ each, key: keys.next().value ?? 0 })).sort((a, b) => a.key - b.key);
        const pairsOf = (chosen: readonly Edge[]): string[] =>
          chosen.map(({ left, right }) => `${left} ${right}`).sort();
        expect(pairsOf(assign(shuffled.map(({ each }) => each)).chosen)).toEqual(pairsOf(assign(list).chosen));
      }),
    );
  });

  test('ties go to the label, then to the container, then to document order', () => {
    const byLabel = assign([edge(0, 0, 0.5, { label: 0.6, container: 1 }), edge(0, 1, 0.5, { label: 0.9 })]).chosen;
    expect(byLabel.map(({ right }) => right)).toEqual([1]);
    const byContainer = assign([edge(0, 0, 0.5, { container: 0.2 }), edge(0, 1, 0.5, { container: 0.9 })]).chosen;
    expect(byContainer.map(({ right }) => right)).toEqual([1]);
    const all = [0, 1, 2].flatMap((left) => [0, 1, 2, 3].map((right) => edge(left, right, 0.5)));
    expect(assign(all).chosen.map(({ left, right }) => `${left} ${right}`)).toEqual(['0 0', '1 1', '2 2']);
  });

  test('a component above the bounds takes the best edge first and is marked as greedy', () => {
    const count = bounds.exactIntents + 1;
    const many = Array.from({ length: count }, (_, at) => [edge(at, at, 0.9), edge(at, at + 1, 0.4)]).flat();
    const { chosen, greedy } = assign(many);
    expect(greedy).toBe(true);
    expect(chosen.every(({ left, right }) => left === right)).toBe(true);
    expect(chosen).toHaveLength(count);
  });

  test('a component of a thousand intents is solved exactly, in document order where all are alike', () => {
    const blocks = Array.from({ length: 500 }, (_, at) => [
      edge(2 * at, 2 * at, 0.9),
      edge(2 * at, 2 * at + 1, 0.8),
      edge(2 * at + 1, 2 * at, 0.8),
      edge(2 * at + 1, 2 * at + 2, 0.01),
    ]).flat();
    const { chosen, greedy } = assign(blocks);
    expect(greedy).toBe(false);
    expect(chosen).toHaveLength(1000);
    expect(chosen.every(({ worth }) => worth === 0.8)).toBe(true);
    const alike = Array.from({ length: 1000 }, (_, left) =>
      [left - 1, left, left + 1].filter((right) => right >= 0 && right < 1000).map((right) => edge(left, right, 0.5)),
    ).flat();
    expect(assign(alike).chosen.every(({ left, right }) => left === right)).toBe(true);
  });
});
