import { expect, test } from 'vitest';

import { $, refuses, set, show } from '../controls/set-field.js';

test('fillField waits until a disabled control is enabled', async () => {
  show('<input data-it disabled>');
  setTimeout(() => ($('input').disabled = false), 60);
  expect(await set('Ada')).toBeUndefined();
  expect($('input').value).toBe('Ada');
});

test('fillField sets the control inside a wrapper', async () => {
  show('<div data-it><label>Name <input></label></div>');
  expect(await set('Ada')).toBeUndefined();
  expect($('input').value).toBe('Ada');
});

test('fillField refuses read-only and disabled controls', () => {
  show('<input data-it readonly>');
  expect(refuses('x')).toBe('is read-only');
  show('<fieldset disabled><input data-it></fieldset>');
  expect(refuses('x')).toBe('is disabled');
});
