import { describe, expect, test } from 'vitest';

import { readPair } from '../../../src/match/signals/read-pair.js';
import { buildPair } from '../build-views.js';

const equal = buildPair({ label: 'Email', control: 'email', name: 'email' });
const similar = buildPair({ label: 'Colour', shownName: 'Color' });

describe('readPair', () => {
  test('returns all signals and a score of 1 for an equal pair in equal surroundings', () => {
    expect(readPair(equal.intent, equal.element, 1, undefined)).toEqual({
      score: 1,
      signals: { nameId: 1, label: 1, role: 1, labelledby: 1, container: 1 },
      vetoed: false,
    });
  });

  test('leaves the container signal out for null', () => {
    const { score, signals } = readPair(equal.intent, equal.element, null, undefined);
    expect([score, signals.container]).toEqual([1, 0]);
  });

  test('counts half of the container signal with half of its weight for unknown surroundings', () => {
    const { score, signals } = readPair(equal.intent, equal.element, 'unknown', undefined);
    // (0.3 + 0.35 + 0.15 + 0.05 + 0.15 × 0.5 × 0.5) / (0.85 + 0.075)
    expect([score, signals.container]).toEqual([0.959, 0.5]);
  });

  test('counts provenance as 40 % of the score', () => {
    const plain = readPair(similar.intent, similar.element, null, undefined).score;
    const proved = readPair(similar.intent, similar.element, null, 1);
    expect(proved.provenance).toBe(1);
    expect(proved.score).toBeCloseTo(plain * 0.6 + 0.4, 2);
    expect(proved.score).toBeGreaterThan(plain);
  });

  test('is vetoed if any veto applies', () => {
    const other = buildPair({ label: 'Save', shownName: 'Cancel' });
    expect(readPair(other.intent, other.element, null, undefined).vetoed).toBe(true);
    expect(readPair(similar.intent, similar.element, null, undefined).vetoed).toBe(false);
  });
});
