import type { JsonValue } from '@webmcp/contract';
import { expect, test } from 'vitest';

import { $, heard, refuses, set, show } from './set-field.js';

test.each<[string, JsonValue, string]>([
  ['text', 'Ada', 'Ada'],
  ['search', 'tea', 'tea'],
  ['tel', '+49 30 1', '+49 30 1'],
  ['url', 'https://a.example/', 'https://a.example/'],
  ['email', 'ada@a.example', 'ada@a.example'],
  ['number', 2.5, '2.5'],
  ['date', '2026-02-28', '2026-02-28'],
  ['time', '13:30', '13:30'],
  ['datetime-local', '2026-02-28T13:30', '2026-02-28T13:30'],
  ['month', '2026-02', '2026-02'],
  ['week', '2026-W09', '2026-W09'],
  ['color', '#336699', '#336699'],
  ['range', 40, '40'],
])('text sets an input of type %s', async (type, value, shown) => {
  show(`<input data-it type="${type}">`);
  expect(await set(value)).toBeUndefined();
  expect($('input').value).toBe(shown);
  expect(heard.filter((each) => ['input', 'change'].includes(each))).toEqual(['input', 'change']);
});

test('text sends the events of typing in the order of a browser', async () => {
  show('<input data-it>');
  await set('Ada');
  expect(heard).toEqual(['focusin', 'keydown', 'beforeinput', 'input', 'keyup', 'change', 'focusout']);
});

test('text reports a value that the browser clamps or drops', async () => {
  show('<input data-it type="range" max="10">');
  expect(await set(40)).toBe('does not take the value 40; it shows "10"');
  show('<input data-it type="date">');
  expect(await set('soon')).toBe('does not take the value "soon"; it shows ""');
});

test('text accepts the separators of a mask and reports a changed value', async () => {
  const masked = (mask: (text: string) => string): void => {
    show('<input data-it>');
    $('input').addEventListener('input', () => ($('input').value = mask($('input').value)));
  };
  masked((text) => text.replace(/^(\d{3})(\d{3})(\d{4})$/, '($1) $2-$3'));
  expect(await set('5551234567')).toBeUndefined();
  masked((text) => text.slice(0, 5));
  expect(await set('5551234567')).toMatch('it shows "55512"');
});

test('text accepts a number that the box writes with its currency, and no other number', async () => {
  const priced = (price: (amount: number) => string): void => {
    show('<input data-it>');
    $('input').addEventListener('input', () => ($('input').value = price(Number($('input').value))));
  };
  priced((amount) => `$${amount.toFixed(2)}`);
  expect(await set(31)).toBeUndefined();
  priced((amount) => `$${Math.min(amount, 20).toFixed(2)}`);
  expect(await set(31)).toBe('does not take the value 31; it shows "$20.00"');
  expect(await set('31')).toBe('does not take the value "31"; it shows "$20.00"');
  priced((amount) => `Rp ${amount}`);
  expect(await set('700')).toBeUndefined();
  expect(await set('0700')).toBe('does not take the value "0700"; it shows "Rp 700"');
});

test('text passes below a value that is shadowed on the instance', async () => {
  show('<input data-it value="old">');
  const input = $('input');
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!;
  let known = 'old';
  Object.defineProperty(input, 'value', {
    get: () => own.get!.call(input) as string,
    set(value: string) {
      known = value;
      own.set!.call(input, value);
    },
    configurable: true,
  });
  const changes: string[] = [];
  input.addEventListener('input', () => {
    if (input.value !== known) changes.push((known = input.value));
  });
  await set('new');
  expect(changes).toEqual(['new']);
});

test('text keeps the lines of a textarea', async () => {
  show('<textarea data-it></textarea>');
  expect(await set('one\r\ntwo')).toBeUndefined();
  expect($('textarea').value).toBe('one\ntwo');
});

test('text refuses a file, a text that is too long, and a list', () => {
  show('<input data-it type="file">');
  expect(refuses('x')).toBe('takes a file, which only the user may choose');
  show('<input data-it maxlength="3">');
  expect(refuses('long')).toBe('must have at most 3 characters');
  show('<textarea data-it></textarea>');
  expect(refuses(['a', 'b'])).toBe('takes one text, not a list');
});

/** Shows a box for tags, which makes a tag of its text as it loses the focus. */
function showTags(keep: (text: string) => boolean = () => true): void {
  show('<div><p><span>garden</span></p><input data-it></div>');
  $('input').addEventListener('blur', () => {
    const text = $('input').value.trim();
    $('input').value = '';
    if (keep(text)) $('p').insertAdjacentHTML('beforeend', `<span>${text}</span><br>`);
  });
}

test('text accepts a box that is blank and shows the text as a new entry beside it', async () => {
  showTags();
  expect(await set('kitchen')).toBeUndefined();
});

test('text reports a box that is blank without a new entry', async () => {
  showTags(() => false);
  expect(await set('kitchen')).toBe('does not take the value "kitchen"; it shows ""');
  showTags(() => false);
  expect(await set('garden')).toBe('does not take the value "garden"; it shows ""');
});
