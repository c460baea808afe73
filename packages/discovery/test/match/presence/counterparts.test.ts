import { expect, test } from 'vitest';

import { counterpartsOf } from '../../../src/match/presence/counterparts.js';
import type { Reading } from '../../../src/match/signals/reading.js';
import { elementIndex } from '../../../src/match/views/element-index.js';
import { buildPage } from '../build-views.js';

const signals = { nameId: 0, label: 1, role: 1, labelledby: 1, container: 0 };

/** The counterparts of two intents with one text, by the readings of each with the only element. */
function counterparts(...readings: Partial<Reading>[]): number[][] {
  const { intents, elements } = buildPage([{ label: 'Edit' }, { label: 'Edit', only: 'source' }]);
  const read = ({ intent }: (typeof intents)[number]): Reading => ({
    score: 0.9,
    signals,
    vetoed: false,
    ...readings[intent.index],
  });
  const found = counterpartsOf(intents, elements, elementIndex(elements, false), read);
  return intents.map(({ intent }) => (found.get(intent.index) ?? []).map(({ element }) => element.index));
}

test('an element may be each intent that reads like it', () => {
  expect(counterparts({}, {})).toEqual([[0], [0]]);
});

test('an element whose sites prove one intent is no counterpart of another', () => {
  expect(counterparts({ provenance: 0.95 }, { provenance: 0.2 })).toEqual([[0], []]);
});

test('a role that half fits is a counterpart only if the sites prove it', () => {
  const half = { signals: { ...signals, role: 0.8 } };
  expect(counterparts({ ...half, provenance: 0.95 }, { ...half, provenance: 0.2 })).toEqual([[0], []]);
  expect(counterparts(half, half)).toEqual([[], []]);
});
