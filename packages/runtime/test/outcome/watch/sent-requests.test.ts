import { expect, test } from 'vitest';

import { sentRequests, type SentRequests } from '../../../src/outcome/watch/sent-requests.js';

const url = 'http://localhost/api/beat';

/** Begins a request, and returns the record that the browser makes of its start a while later. */
function begin(requests: SentRequests, isRunning: boolean, later: number): PerformanceResourceTiming {
  requests.note({ kind: 'read', url }, isRunning);
  return { name: url, startTime: performance.now() + later, responseStatus: 200 } as PerformanceResourceTiming;
}

test.each([0, 90, 400])('a read of other code is no request of the act if it starts %d ms later', (later) => {
  const requests = sentRequests(performance.now());
  expect(requests.has(begin(requests, false, later))).toBe(false);
});

test.each([0, 90, 400])("a read of the act's code is its request if it starts %d ms later", (later) => {
  const requests = sentRequests(performance.now());
  expect(requests.has(begin(requests, true, later))).toBe(true);
});

test('a request without a known call is the act’s own for a second', () => {
  const start = performance.now();
  const record = (later: number) => ({ name: url, startTime: start + later }) as PerformanceResourceTiming;
  expect([900, 1100].map((later) => sentRequests(start).has(record(later)))).toEqual([true, false]);
});

test('an earlier request is none of the act', () => {
  const requests = sentRequests(performance.now() + 1000);
  expect(requests.has(begin(requests, true, 0))).toBe(false);
});
