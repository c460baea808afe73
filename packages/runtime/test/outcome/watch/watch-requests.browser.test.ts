import { afterEach, expect, test } from 'vitest';

import type { Observation } from '../../../src/outcome/signals/observation.js';
import { openWork } from '../../../src/outcome/watch/open-work.js';
import { watchRequests } from '../../../src/outcome/watch/watch-requests.js';

let ended = new AbortController();
afterEach(() => {
  ended.abort();
  ended = new AbortController();
});

/** Watches, and notes the moment of each change and of the report of it. */
function watched() {
  const noted: { at: number; reported: number }[] = [];
  const seen = { requests: [] } as unknown as Observation;
  const start = performance.now();
  const touch = (at = performance.now()): void => void noted.push({ at, reported: performance.now() });
  watchRequests({ seen, start, ended: ended.signal, touch, work: openWork(ended.signal, () => {}) });
  return { noted, seen };
}

test('a request is a change at its end, not at the report of the browser', async () => {
  const { noted, seen } = watched();
  await (await fetch(`${location.href}?read`)).text();
  await expect.poll(() => noted.length).toBe(1);
  const [{ at, reported }] = noted as [{ at: number; reported: number }];
  expect(at).toBeCloseTo(Math.max(seen.requests[0]!.responseEnd, reported - 100), 0);
});

test('a request that ended long before its report is a change shortly before the report', async () => {
  const { noted, seen } = watched();
  const url = `${location.href}?busy`;
  const sent = fetch(url);
  // The page is busy, so the browser reports the end late.
  for (const end = performance.now() + 600; performance.now() < end;);
  await sent;
  await expect.poll(() => noted.length).toBe(1);
  const [{ at, reported }] = noted as [{ at: number; reported: number }];
  expect(seen.requests[0]!.name).toBe(url);
  expect(reported - at).toBeLessThan(150);
});
