import { afterEach, beforeEach, expect, test } from 'vitest';

import { beginCall, watchLiving } from '../../src/dom/living-parts.js';
import type { Outcome } from '../../src/outcome/decide-outcome.js';
import type { Scene } from '../../src/outcome/page/scene.js';
import { outcomeOf } from './outcome-of.js';

const $ = <T extends HTMLElement = HTMLElement>(selector: string): T => document.querySelector<T>(selector)!;
let timer: ReturnType<typeof setInterval>;
let beats = 0;

/** Changes the page by itself, and waits until the page did so three times. */
async function lives(change: () => void): Promise<void> {
  beats = 0;
  timer = setInterval(() => {
    beats += 1;
    change();
  }, 700);
  await expect.poll(() => beats, { timeout: 10_000 }).toBeGreaterThan(2);
}

/** Acts as a call does. */
async function seen(act: () => void, more: Partial<Scene> = {}): Promise<Outcome> {
  const end = beginCall();
  const outcome = await outcomeOf(act, { scope: () => document.body, action: $('button'), ...more }, 2500);
  end();
  return outcome;
}

const rows = { rows: (): string[] => [...document.querySelectorAll('li')].map(({ textContent }) => textContent ?? '') };
const feed = (): void => $('ul').insertAdjacentHTML('beforeend', `<li>Message ${beats}</li>`);

beforeEach(() => {
  document.body.innerHTML = '<button>Save</button><ul><li>one</li></ul><p id="clock"></p><p id="count">none</p>';
  watchLiving();
});
afterEach(() => clearInterval(timer));

test('a clock is no evidence, and another text beside it is', async () => {
  await lives(() => ($('#clock').textContent = `Beat ${beats} at noon`));
  expect((await seen(() => {})).status).toBe('unknown');
  expect((await seen(() => ($('#count').textContent = 'one'))).status).toBe('completed');
});

test('a list that loads by itself is no evidence, but a row of the call is', async () => {
  await lives(feed);
  expect((await seen(() => {}, rows)).status).toBe('unknown');
  expect((await seen(() => {})).status).toBe('unknown');
  const add = (): void => $('ul').insertAdjacentHTML('beforeend', '<li>Ada</li>');
  expect((await seen(add, { ...rows, values: ['Ada'] })).status).toBe('completed');
});

test('a list that changed once before the call is evidence', async () => {
  feed();
  expect((await seen(feed, rows)).status).toBe('completed');
});

test('requests of a page that polls decide no call, whether they fail or not', async () => {
  for (const [address, status] of [['/poll', 404] as const, [location.href, 200] as const]) {
    const answers = new Set<number>();
    await lives(() => void fetch(address).then((answer) => answers.add(answer.status)));
    const outcome = await seen(() => {}, { shows: true });
    clearInterval(timer);
    expect([...answers]).toEqual([status]);
    expect(outcome).toEqual({ status: 'unknown', messages: [], evidence: [] });
  }
});
