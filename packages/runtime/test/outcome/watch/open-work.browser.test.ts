import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { openWork, type OpenWork } from '../../../src/outcome/watch/open-work.js';
import { ownTime } from '../../../src/outcome/watch/sent-requests.js';

let ended: AbortController;
let answers: number;
beforeEach(() => {
  ended = new AbortController();
  answers = 0;
});
afterEach(() => ended.abort());
const counting = (): OpenWork => openWork(ended.signal, () => (answers += 1));
const wait = (ms: number): Promise<void> => new Promise((then) => own.setTimeout.call(window, then, ms));
const own = { setTimeout: window.setTimeout };
/** Waits for the end of all work. A timer of the test runner that starts in the same moment counts, too. */
const overOf = async (work: OpenWork): Promise<void> => {
  while (work.lasts()) await wait(10);
};
/** Waits until no code belongs to the act: no work ended for a while. A timer of the test runner may end late, under load. */
const untilNothingBelongs = async (work: OpenWork): Promise<void> => {
  for (let ends = -1; ends !== answers || work.lasts();) {
    await overOf(work);
    ends = answers;
    await wait(250);
  }
};
const post = { method: 'POST', body: '1' };

test('a write counts until its answer comes or it fails', async () => {
  const work = counting();
  const sent = [fetch(location.href, post), fetch('http://127.0.0.1:9/', post)];
  expect(work.lasts()).toBe(true);
  await Promise.allSettled(sent);
  expect([work.lasts(), answers]).toEqual([false, 2]);
});

test('a request that only reads counts as such', async () => {
  const work = counting();
  const sent = [fetch(location.href), fetch(new Request(location.href))];
  expect([work.lasts(), work.reads()]).toEqual([false, true]);
  await Promise.all(sent);
  expect(work.reads()).toBe(false);
});

test('an XMLHttpRequest counts until its last state, before the listeners of the page run', async () => {
  const work = counting();
  const request = new XMLHttpRequest();
  request.open('PUT', location.href);
  request.send('1');
  expect(work.lasts()).toBe(true);
  const then = new Promise<boolean>((resolve) =>
    request.addEventListener('load', () => {
      setTimeout(() => {}, 1000);
      resolve(work.lasts());
    }),
  );
  expect(await then).toBe(true);
});

test('a request that a timer of the act sends is its own', async () => {
  const work = counting();
  await new Promise((then) => setTimeout(then, 1200));
  expect(work.lasts()).toBe(false);
  const sent = fetch(`${location.href}?late`, post);
  expect(work.lasts()).toBe(true);
  await sent;
  await expect
    .poll(() => performance.getEntriesByType('resource').filter(({ name }) => name.includes('late')).length)
    .toBe(1);
  const [entry] = performance.getEntriesByType('resource').filter(({ name }) => name.includes('late'));
  expect(work.sent.has(entry as PerformanceResourceTiming)).toBe(true);
});

test('a timer counts until it fires or is cleared, and so does the timer that it starts', async () => {
  const work = counting();
  let fired = 0;
  const then = new Promise<void>((resolve) =>
    setTimeout(() => {
      fired += 1;
      setTimeout((word: string) => word === 'last' && resolve(), 50, 'last');
    }, 50),
  );
  const dropped = setTimeout(() => (fired += 1), 2000);
  expect(work.lasts()).toBe(true);
  clearTimeout(dropped);
  await then;
  expect([work.lasts(), fired]).toEqual([false, 1]);
});

test('a timer that outlasts three seconds, or that the act did not start, does not count', async () => {
  const work = counting();
  const late = setTimeout(() => {}, 3001);
  expect(work.lasts()).toBe(false);
  await wait(250);
  const other = setTimeout(() => {}, 2000);
  expect(work.lasts()).toBe(false);
  for (const timer of [late, other]) clearTimeout(timer);
});

test('a repetition counts for three seconds', async () => {
  const work = counting();
  const start = performance.now();
  const tick = setInterval(() => {}, 100);
  let isOver = false;
  const poll = (): void => {
    // A request that is open at the end must not begin another round: no later test would find a calm page.
    if (!isOver) setTimeout(() => void fetch(location.href).then(poll), 100);
  };
  poll();
  expect(work.lasts()).toBe(true);
  await expect.poll(() => work.lasts() || work.reads(), { timeout: 6000 }).toBe(false);
  expect(performance.now() - start).toBeGreaterThan(2500);
  clearInterval(tick);
  isOver = true;
});

test("the page's functions are its own afterwards, also for code that kept ours", async () => {
  const { fetch: before } = window;
  const { open, send } = XMLHttpRequest.prototype;
  const timers = [setTimeout, setInterval, clearTimeout, clearInterval];
  const work = counting();
  const kept = window.fetch;
  expect(kept).not.toBe(before);
  ended.abort();
  expect([window.fetch, XMLHttpRequest.prototype.open, XMLHttpRequest.prototype.send]).toEqual([before, open, send]);
  expect([setTimeout, setInterval, clearTimeout, clearInterval]).toEqual(timers);
  expect((await kept(location.href, post)).url).toBe(location.href);
  expect(work.lasts()).toBe(false);
});

test('each of two calls counts for itself, and the last one restores the page', async () => {
  const { fetch: before } = window;
  const [first, second] = [new AbortController(), new AbortController()];
  const works = [first, second].map(({ signal }) => openWork(signal, () => {}));
  const sent = fetch(location.href, post);
  expect(works.map((work) => work.lasts())).toEqual([true, true]);
  first.abort();
  await sent;
  await overOf(works[1]!);
  expect(window.fetch).not.toBe(before);
  second.abort();
  expect(window.fetch).toBe(before);
});

describe('requests that the page sends on its own', () => {
  /** Counts the work of an act to which no code belongs any more, while its time still runs. */
  const calmWork = async (): Promise<OpenWork> => {
    for (;;) {
      const end = performance.now() + ownTime;
      const work = counting();
      await untilNothingBelongs(work);
      if (performance.now() < end - 250) return work;
      ended.abort();
      ended = new AbortController();
    }
  };
  /** Sends a request once code no more belongs to the act. Returns whether the request counts as the act's. */
  const polled = async (address: string, how?: RequestInit): Promise<boolean> => {
    const work = await calmWork();
    const url = new URL(location.href);
    url.searchParams.set('beat', address);
    const records = (): PerformanceEntryList => performance.getEntriesByName(url.href, 'resource');
    const before = records().length;
    await fetch(url, how);
    await expect.poll(() => records().length).toBe(before + 1);
    return work.sent.has(records().at(-1) as PerformanceResourceTiming);
  };

  test('a read that other code begins is no request of the act', async () => {
    expect(await polled('polled')).toBe(false);
  });

  test('a write that other code begins counts, unless the page sent one to its address before', async () => {
    expect(await polled('beat', post)).toBe(true);
    ended.abort();
    ended = new AbortController();
    expect(await polled('beat', post)).toBe(false);
  });
});
