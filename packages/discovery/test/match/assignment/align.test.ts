import { describe, expect, test } from 'vitest';

import { align } from '../../../src/match/assignment/align.js';

const aligned = (lefts: string, rights: string, fits: (left: string, right: string) => number | null): string[] =>
  align(lefts.length, rights.length, (i, j) => fits(lefts[i] ?? '', rights[j] ?? ''), 0.04).map(
    ({ left, right }) => `${lefts[left]}${String(left)}-${String(right)}`,
  );
const same = (left: string, right: string): number | null => (left === right ? 1 : null);

describe('align', () => {
  test('pairs items in the same order, although one side has more', () => {
    expect(aligned('abc', 'xaybc', same)).toEqual(['a0-1', 'b1-3', 'c2-4']);
  });

  test('leaves out a pair with an equal alternative', () => {
    expect(aligned('bb', 'b', same)).toEqual([]);
    expect(aligned('abb', 'ab', same)).toEqual(['a0-0']);
    expect(aligned('bb', 'bb', same)).toEqual(['b0-0', 'b1-1']);
  });

  test('a better pair wins only by the margin', () => {
    const fits = (better: number) => (left: string) => (left === 'B' ? better : 1);
    expect(aligned('Bb', 'x', fits(1.02))).toEqual([]);
    expect(aligned('Bb', 'x', fits(1.05))).toEqual(['B0-0']);
  });

  test('an impossible pair is left out', () => {
    expect(aligned('ab', 'ba', same)).toEqual([]);
    expect(aligned('a', 'b', same)).toEqual([]);
  });
});
