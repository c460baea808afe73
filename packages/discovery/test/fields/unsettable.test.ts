import type { ControlKind, PageElement } from '@webmcp/contract';
import { expect, test } from 'vitest';

import { unsettable } from '../../src/fields/unsettable.js';
import { targetOf } from './target-of.js';

const ruleFor = (control: ControlKind, shown: Partial<PageElement>) =>
  unsettable(targetOf({ label: 'Region', control }, shown))?.name;

const readOnly = { constraints: { readOnly: true } };
const opensList = { attributes: { 'aria-haspopup': 'listbox' } };

test('list-without-a-link: refuses a read-only box without a list of its own', () => {
  const box = { role: 'textbox', ...readOnly };
  expect(ruleFor('combobox', box)).toBe('list-without-a-link');
  expect(ruleFor('combobox', { role: 'textbox' })).toBeUndefined();
  expect(ruleFor('combobox', { ...box, role: 'combobox' })).toBeUndefined();
  expect(ruleFor('combobox', { ...box, ...opensList })).toBeUndefined();
  expect(ruleFor('text', box)).toBeUndefined();
});

test('read-only-picker: refuses a date in a box that takes no typing', () => {
  expect(ruleFor('date', { role: 'textbox', ...readOnly })).toBe('read-only-picker');
  expect(ruleFor('date', { role: 'textbox' })).toBeUndefined();
});

test('button-of-a-picker: refuses a time behind a button, unless the button opens a list', () => {
  expect(ruleFor('time', { role: 'button' })).toBe('button-of-a-picker');
  expect(ruleFor('time', { role: 'button', ...opensList })).toBeUndefined();
  expect(ruleFor('time', { role: 'button', options: [{ value: '1', label: 'Monday' }] })).toBeUndefined();
  // The runtime turns a calendar of days.
  expect(ruleFor('date', { role: 'button' })).toBeUndefined();
});

test('drawn-week: refuses a week of a library and keeps the native one', () => {
  expect(ruleFor('week', { role: 'textbox', attributes: { type: 'text' } })).toBe('drawn-week');
  expect(ruleFor('week', { role: 'textbox', attributes: { type: 'week' } })).toBeUndefined();
});
