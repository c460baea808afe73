import { expect, test } from 'vitest';

import { $, set, show } from './set-field.js';

function slider(now: number, step: number, least: number, most: number, later = 0): HTMLElement {
  show(`<div data-it role="slider" tabindex="0" aria-valuenow="${now}"></div>`);
  const it = $('[data-it]');
  it.addEventListener('keydown', ({ key }) => {
    const by = { ArrowUp: step, ArrowDown: -step }[key];
    if (by === undefined) return;
    const next = Math.min(most, Math.max(least, Number(it.ariaValueNow) + by));
    setTimeout(() => (it.ariaValueNow = String(next)), later);
  });
  return it;
}

test.each([
  [18, 22],
  [18, 16],
  [18, 18],
])('stepper moves from %i to %i', async (from, to) => {
  const it = slider(from, 1, 16, 26);
  expect(await set(to)).toBeUndefined();
  expect(it.ariaValueNow).toBe(String(to));
});

test('stepper waits for each step that is drawn later', async () => {
  const it = slider(18, 1, 16, 26, 5);
  expect(await set(21)).toBeUndefined();
  expect(it.ariaValueNow).toBe('21');
});

test('stepper reports a value between two steps, or beyond the end', async () => {
  slider(0, 10, 0, 100);
  expect(await set(25)).toMatch('does not take the value 25; it shows "30"');
  slider(0, 10, 0, 100);
  expect(await set(110)).toMatch('it shows "100"');
});

test('stepper reports a control that no key moves', async () => {
  show('<div data-it role="spinbutton" aria-valuenow="1"></div>');
  expect(await set(3)).toMatch('it shows "1"');
});
