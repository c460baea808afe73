import type { ReachStep, State } from '@webmcp/contract';
import { expect, test } from 'vitest';

import { onOwnWay } from '../../src/synthesize/own-way.js';
import { tool } from '../build-map.js';

const target = { selectors: [], confidence: 1 };
const press: ReachStep = { do: 'click', target };
const inRow: ReachStep = { do: 'click', target, row: { rows: target, key: target } };
const states: State[] = [
  { id: 'home', route: '/', from: 'route' },
  { id: 'filled', route: '/', from: 'harness' },
  { id: 'add', route: '/', from: 'explored', reach: [press] },
  { id: 'edit', route: '/', from: 'explored', reach: [inRow, press] },
  { id: 'record', route: '/records/1', from: 'explored' },
];

const own = (candidate: Parameters<typeof tool>[0]): string[] => {
  const isOwn = onOwnWay(tool(candidate), states);
  return states.flatMap(({ id }) => (isOwn(id) ? [id] : []));
};

test('the tool of a row has the states behind its rows', () => {
  expect(own({ kind: 'row-action', action: 1, openers: [0], row: 0 })).toEqual(['home', 'filled', 'edit', 'record']);
});

test('the tool outside of rows has the states behind other openers', () => {
  expect(own({ kind: 'form', action: 1, openers: [0] })).toEqual(['home', 'filled', 'add', 'record']);
});

test('a tool without openers has all states', () => {
  expect(own({ kind: 'row-action', action: 1, row: 0 })).toHaveLength(states.length);
});
