import { expect, test } from 'vitest';

import type { DraftBoundary } from '../../../src/intents/drafts/draft.js';
import { isShownAtFirst } from '../../../src/intents/openers/shown-at-first.js';

const boundary = (kind: DraftBoundary['kind'], shown?: DraftBoundary['shown']): DraftBoundary => ({
  node: null,
  entry: null,
  kind,
  parent: null,
  labels: [],
  openers: [],
  handlers: [],
  sites: [],
  ...(shown === undefined ? {} : { shown }),
});
const steps = [1, 2].map((value) => boundary('region', { state: 'step', value }));

test.each([
  ['a boundary without a condition is not', boundary('region'), false],
  ['a first value that shows it', boundary('region', { state: 'open', atFirst: true }), true],
  ['a first value that hides it', boundary('region', { state: 'open', atFirst: false }), false],
  ['the first of several steps', steps[0]!, true],
  ['the second of several steps', steps[1]!, false],
  ['an overlay with an unknown first value', boundary('dialog', { state: 'step', value: 1 }), false],
])('shown at first: %s', (_, one, expected) => {
  expect(isShownAtFirst(one, [...steps, one])).toBe(expected);
});
