import type { ControlKind, PageElement } from '@webmcp/contract';
import { expect, test } from 'vitest';

import { unsettable } from '../../src/fields/unsettable.js';
import { draftOf } from './draft-of.js';

const draft = (control: ControlKind, shown: Partial<PageElement>) => draftOf({ label: 'Region', control }, shown);

const readOnly = { constraints: { readOnly: true } };

test('a box that nobody types into and that says nothing of its list cannot be set', () => {
  const box = { role: 'textbox', ...readOnly };
  expect(unsettable(draft('combobox', box))).toContain('nothing says which list');
  expect(unsettable(draft('combobox', { role: 'textbox' }))).toBeUndefined();
  expect(unsettable(draft('combobox', { ...box, role: 'combobox' }))).toBeUndefined();
  expect(unsettable(draft('combobox', { ...box, attributes: { 'aria-haspopup': 'listbox' } }))).toBeUndefined();
  expect(unsettable(draft('text', box))).toBeUndefined();
});

test('a picker that is a box for reading, or a button that opens a picture, cannot be set', () => {
  expect(unsettable(draft('date', { role: 'textbox', ...readOnly }))).toContain('a picker that no call can set');
  expect(unsettable(draft('date', { role: 'button' }))).toContain('a button that opens a picker');
  expect(unsettable(draft('date', { role: 'textbox' }))).toBeUndefined();
});
