import { expect, test } from 'vitest';

import { $, heard, set, show } from './set-field.js';

test('toggle presses a transparent checkbox itself, once', async () => {
  show('<label><input data-it type="checkbox" style="opacity:0;position:absolute"><span>Yes</span></label>');
  expect(await set(true)).toBeUndefined();
  expect(await set(true)).toBeUndefined();
  expect($('input').checked).toBe(true);
  expect(heard.filter((each) => each === 'click')).toHaveLength(1);
  expect(await set(false)).toBeUndefined();
  expect($('input').checked).toBe(false);
});

test('toggle presses the shown label of a checkbox without a box', async () => {
  show('<input data-it type="checkbox" id="gift" style="display:none"><label for="gift">Gift</label>');
  const targets: string[] = [];
  $('main').addEventListener('pointerdown', ({ target }) => targets.push((target as Element).localName));
  expect(await set(true)).toBeUndefined();
  expect($('input').checked).toBe(true);
  expect(targets).toEqual(['label']);
  expect(heard).toContain('change');
});

test('toggle presses a switch by role', async () => {
  show('<button data-it role="switch" aria-checked="false">Dark</button>');
  $('button').addEventListener('click', () =>
    requestAnimationFrame(() => $('button').setAttribute('aria-checked', 'true')),
  );
  expect(await set(true)).toBeUndefined();
});

test('toggle reports a state that does not stay', async () => {
  show('<input type="checkbox" data-it>');
  $('input').addEventListener('click', (event) => event.preventDefault());
  expect(await set(true)).toBe('does not take the value true; it shows "off"');
});
