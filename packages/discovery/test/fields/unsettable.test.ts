import type { ControlKind, PageElement } from '@webmcp/contract';
import { expect, test } from 'vitest';

import { unsettable } from '../../src/fields/unsettable.js';
import { targetOf } from './target-of.js';

const target = (control: ControlKind, shown: Partial<PageElement>) => targetOf({ label: 'Region', control }, shown);

const readOnly = { constraints: { readOnly: true } };

test('a box that nobody types into and that says nothing of its list cannot be set', () => {
  const box = { role: 'textbox', ...readOnly };
  expect(unsettable(target('combobox', box))).toContain('nothing says which list');
  expect(unsettable(target('combobox', { role: 'textbox' }))).toBeUndefined();
  expect(unsettable(target('combobox', { ...box, role: 'combobox' }))).toBeUndefined();
  expect(unsettable(target('combobox', { ...box, attributes: { 'aria-haspopup': 'listbox' } }))).toBeUndefined();
  expect(unsettable(target('text', box))).toBeUndefined();
});

test('a picker that is a box for reading, or a button that opens a picture, cannot be set', () => {
  expect(unsettable(target('date', { role: 'textbox', ...readOnly }))).toContain('a picker that no call can set');
  expect(unsettable(target('date', { role: 'button' }))).toContain('a button that opens a picker');
  expect(unsettable(target('date', { role: 'textbox' }))).toBeUndefined();
});
