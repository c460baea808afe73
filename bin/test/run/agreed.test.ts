import { problem } from '@webmcp/contract';
import { expect, test } from 'vitest';

import { agreed } from '../../src/run/agreed.js';
import { differenceOf } from '../report/check-result.js';

const removed = differenceOf('field-removed', { field: 'street' });
const gone = { ...differenceOf('state-removed'), tool: undefined, states: ['cart'], what: 'State cart is gone' };
const { tool: _, ...state } = gone;
const failed = problem('ROUTE_FAILED', { url: '/cart', status: 500 }, '/cart');

test('one look agrees with itself', () => {
  expect(agreed([{ drift: [removed], problems: [failed] }])).toEqual({
    drift: [removed],
    problems: [failed],
    flaky: [],
  });
});

test('a difference of every look is drift, even with another value', () => {
  const later = { ...removed, what: 'pay: another value' };
  const looks = [
    { drift: [removed], problems: [] },
    { drift: [later], problems: [] },
  ];
  expect(agreed(looks)).toEqual({ drift: [later], problems: [], flaky: [] });
});

test('a finding of one look is flaky, whichever look had it', () => {
  const looks = [
    { drift: [state, removed], problems: [failed] },
    { drift: [removed], problems: [] },
  ];
  const flaky = [
    { states: ['cart'], what: 'State cart is gone' },
    { states: ['/cart'], what: failed.message },
  ];
  expect(agreed(looks)).toEqual({ drift: [removed], problems: [], flaky });
  expect(agreed(looks.toReversed())).toEqual({ drift: [removed], problems: [], flaky });
});

test('another state of one kind is not the same finding', () => {
  const other = { ...state, states: ['home'], what: 'State home is gone' };
  expect(
    agreed([
      { drift: [state], problems: [] },
      { drift: [other], problems: [] },
    ]).drift,
  ).toEqual([]);
});
