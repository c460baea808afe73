import { expect, test } from 'vitest';

import { isInCombobox } from '../../../src/page/elements/is-in-combobox.js';
import { isPrefilled } from '../../../src/page/elements/is-prefilled.js';

test.each([
  ['a text box in a combobox', '<div role="combobox"><input></div>', true],
  ['a text box with a role of its own', '<div role="combobox"><input role="combobox"></div>', false],
  ['a text box in a plain box', '<div><input></div>', false],
  ['a text box with a role in a plain box', '<div><input role="combobox"></div>', false],
])('%s', (_, html, isIn) => {
  document.body.innerHTML = html;
  expect(isInCombobox(document.querySelector('input')!)).toBe(isIn);
});

test('a select whose text box holds a raw value is filled if it shows a choice', () => {
  document.body.innerHTML = '<div role="combobox"><div><span></span><input inputmode="none" value="3"></div></div>';
  const [box, shown] = [document.querySelector('input')!, document.querySelector('span')!];
  expect(isPrefilled(box)).toBe(false);
  shown.textContent = 'Done';
  expect(isPrefilled(box)).toBe(true);
});
