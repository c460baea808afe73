import { afterEach, beforeEach, expect, test } from 'vitest';

import { writesUnderWay } from '../../../src/outcome/watch/writes-under-way.js';

let ended: AbortController;
let answers: number;
beforeEach(() => {
  ended = new AbortController();
  answers = 0;
});
afterEach(() => ended.abort());
const counting = (): (() => number) => writesUnderWay(ended.signal, () => (answers += 1));
const post = { method: 'POST', body: '1' };

test('a write counts until its answer comes or it fails', async () => {
  const count = counting();
  const sent = [fetch(location.href, post), fetch('http://127.0.0.1:9/', post)];
  expect(count()).toBe(2);
  await Promise.allSettled(sent);
  expect([count(), answers]).toEqual([0, 2]);
});

test('a request that changes nothing does not count', () => {
  const count = counting();
  void fetch(location.href);
  void fetch(new Request(location.href));
  expect(count()).toBe(0);
});

test('an XMLHttpRequest counts in the same way', async () => {
  const count = counting();
  const request = new XMLHttpRequest();
  request.open('PUT', location.href);
  request.send('1');
  expect(count()).toBe(1);
  await new Promise((resolve) => request.addEventListener('loadend', resolve));
  expect(count()).toBe(0);
});

test("the page's functions are its own afterwards, also for code that kept ours", async () => {
  const { fetch: before } = window;
  const { open, send } = XMLHttpRequest.prototype;
  const count = counting();
  const kept = window.fetch;
  expect(kept).not.toBe(before);
  ended.abort();
  expect([window.fetch, XMLHttpRequest.prototype.open, XMLHttpRequest.prototype.send]).toEqual([before, open, send]);
  expect((await kept(location.href, post)).url).toBe(location.href);
  expect(count()).toBe(0);
});

test('each of two calls counts for itself, and the last one restores the page', async () => {
  const { fetch: before } = window;
  const [first, second] = [new AbortController(), new AbortController()];
  const counts = [first, second].map(({ signal }) => writesUnderWay(signal, () => {}));
  const sent = fetch(location.href, post);
  expect(counts.map((count) => count())).toEqual([1, 1]);
  first.abort();
  await sent;
  expect(counts[1]!()).toBe(0);
  expect(window.fetch).not.toBe(before);
  second.abort();
  expect(window.fetch).toBe(before);
});
