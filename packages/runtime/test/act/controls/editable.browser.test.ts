import { expect, test } from 'vitest';

import { $, heard, refuses, set, show } from './set-field.js';

test('editable replaces the text of a region', async () => {
  show('<div data-it contenteditable role="textbox">old <b>text</b></div>');
  expect(await set('new text')).toBeUndefined();
  expect($('[data-it]').textContent).toBe('new text');
  expect(heard).toContain('input');
});

test('editable refuses a list', () => {
  show('<div data-it contenteditable role="textbox"></div>');
  expect(refuses(['a'])).toBe('takes one text, not a list');
});
