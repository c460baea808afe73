import type { MatchSignals } from '@webmcp/contract';
import { describe, expect, test } from 'vitest';

import { explainProvenance, explainSignals } from '../../src/explain/explain-signals.js';

const none: MatchSignals = { nameId: 0, label: 0, role: 0, labelledby: 0, container: 0 };

describe('explainSignals', () => {
  test('explains the five signals in order, with weights that add up to 1', () => {
    const explained = explainSignals(none);
    expect(explained.map(({ signal }) => signal)).toEqual(['nameId', 'label', 'role', 'labelledby', 'container']);
    expect(explained.reduce((sum, { weight }) => sum + weight, 0)).toBeCloseTo(1);
  });

  test.each<[signal: keyof MatchSignals, value: number, text: string]>([
    ['nameId', 1, 'is the same'],
    ['nameId', 0.5, 'partly'],
    ['nameId', 0, 'in common'],
    ['label', 1, 'word for word'],
    ['label', 0.95, 'nearly'],
    ['label', 0.6, 'resembles'],
    ['label', 0.5, 'differ'],
    ['role', 1, 'expected'],
    ['role', 0.5, 'possible'],
    ['labelledby', 1, 'linked in the same way'],
    ['labelledby', 0, 'no linked label'],
    ['container', 1, 'in the same form'],
    ['container', 0, 'in another form'],
    ['container', 0.5, 'no names to compare'],
    ['container', 0.8, 'much the same'],
  ])('%s of %s: writes "%s"', (signal, value, text) => {
    const found = explainSignals({ ...none, [signal]: value }).find((each) => each.signal === signal);
    expect(found?.says).toContain(text);
  });
});

test.each([
  [undefined, 'does not name'],
  [true, 'this place'],
  [false, 'another place'],
])('explainProvenance of %s: writes "%s"', (provenance, text) => {
  expect(explainProvenance(provenance)).toContain(text);
});
