import type { State } from '@webmcp/contract';
import { expect, test } from 'vitest';

import { withoutOtherUses } from '../../src/synthesize/without-other-uses.js';
import { tool } from '../build-map.js';

const target = { selectors: [], confidence: 1 };
const states: State[] = [
  { id: 'home', route: '/', from: 'route' },
  {
    id: 'row',
    route: '/',
    from: 'explored',
    reach: [{ do: 'click', target, row: { rows: target, key: target } }],
  },
];
const opener = { intent: {} as never, matchedElements: [], target, stable: false };
const use = (row: number | null, more: object = {}) => ({
  candidate: tool({ kind: row === null ? 'form' : 'row-action', fields: [1], action: 2, openers: [0], row }),
  kind: 'form' as const,
  states: ['row'],
  openers: [opener],
  fields: [],
  action: null,
  ...more,
});
const ofRow = use(3, { reach: [{ do: 'click', target }] });
const kept = (unseen: object): boolean => {
  const other = use(null, unseen);
  return withoutOtherUses([other, ofRow], states).includes(other);
};

test('a use of a dialog whose opener no page shows is left out beside a use with a way', () => {
  expect(kept({})).toBe(false);
});

test('a use with a way, or on a page of its own, is kept', () => {
  expect(kept({ reach: [{ do: 'click', target }] })).toBe(true);
  expect(kept({ states: ['home', 'row'] })).toBe(true);
});

test('a use whose opener a page shows is kept', () => {
  expect(kept({ openers: [{ ...opener, matchedElements: [{}] }] })).toBe(true);
});

test('a use of another form is kept', () => {
  expect(kept({ candidate: tool({ kind: 'form', fields: [4], action: 2, openers: [0] }) })).toBe(true);
});
