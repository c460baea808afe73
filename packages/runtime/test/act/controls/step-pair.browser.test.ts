import { expect, test } from 'vitest';

import { $, refuses, set, show } from './set-field.js';

/** Shows a number between two buttons. The page keeps the number from 1 to `most`. */
function counter(most = 20, extra = ''): void {
  show(`<div><button data-it>−</button><span id="now">3</span><button id="more">+</button>${extra}</div>`);
  const by = (step: number) => () => {
    const next = Math.min(most, Math.max(1, Number($('#now').textContent) + step));
    $('#now').textContent = String(next);
  };
  $('[data-it]').addEventListener('click', by(-1));
  $('#more').addEventListener('click', by(1));
}

test('a number between two buttons is stepped to the value, in both directions', async () => {
  counter();
  expect(await set(7)).toBeUndefined();
  expect($('#now').textContent).toBe('7');
  expect(await set(2)).toBeUndefined();
  expect($('#now').textContent).toBe('2');
});

test('a number that the page does not reach is reported', async () => {
  counter(5);
  expect(await set(9)).toBe('does not take the value 9; it shows "5"');
  expect(refuses(900)).toBe('is 5 now; one call changes it by 200 at most');
});

test('two numbers beside the buttons are no number to step', async () => {
  counter(20, '<span>12</span>');
  expect(await set(4)).toBeDefined();
  expect($('#now').textContent).toBe('3');
});
