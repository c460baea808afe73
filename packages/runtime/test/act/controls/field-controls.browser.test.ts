import type { JsonSchema, JsonValue } from '@webmcp/contract';
import { expect, test } from 'vitest';

import type { FieldControl } from '../../../src/act/controls/field-control.js';
import { fieldControls } from '../../../src/act/controls/field-controls.js';
import { $, show } from './set-field.js';

declare global {
  interface ImportMeta {
    /** Vite replaces a call by the modules of the matching files. */
    glob(pattern: string, options?: { eager: true }): Record<string, Record<string, Partial<FieldControl>>>;
  }
}
const files = import.meta.glob('../../../src/act/controls/*.ts', { eager: true });
const tests = import.meta.glob('./*.browser.test.ts');
const entries = Object.entries(files).flatMap(([path, module]) =>
  Object.entries(module).flatMap(([name, value]) =>
    typeof value.fits === 'function' ? [{ name, value, file: /([\w-]+)\.ts$/.exec(path)![1]! }] : [],
  ),
);
const nameOf = (control: FieldControl | undefined): string | undefined =>
  entries.find(({ value }) => value === control)?.name;

test('fieldControls lists the control of each file once', () => {
  expect(fieldControls.map(nameOf).toSorted()).toEqual(entries.map(({ name }) => name).toSorted());
});

test.each(entries)('$file.ts has a test of its own', ({ file }) => {
  expect(Object.keys(tests)).toContain(`./${file}.browser.test.ts`);
});

const date: JsonSchema = { type: 'string', format: 'date' };

test.each<[string, string, JsonValue, JsonSchema]>([
  ['dateBox', '<input data-it>', '2027-03-04', date],
  ['dateBox', '<input data-it role="combobox">', '2027-03-04', date],
  ['text', '<input data-it>', '2027-03-04', {}],
  ['text', '<input data-it type="date">', '2027-03-04', date],
  ['combobox', '<input data-it role="combobox">', 'Oslo', {}],
  ['combobox', '<button data-it aria-haspopup="listbox"></button>', 'Oslo', {}],
  ['choice', '<select data-it aria-haspopup="listbox"></select>', 'Oslo', {}],
  ['comboboxOfSeveral', '<input data-it>', ['Oslo'], {}],
  ['choice', '<input data-it type="checkbox">', ['Oslo'], {}],
  ['stepper', '<span data-it role="spinbutton" contenteditable></span>', 3, {}],
  ['text', '<input data-it type="number" role="spinbutton">', 3, {}],
  ['toggle', '<input data-it type="checkbox">', true, {}],
  ['editable', '<div data-it contenteditable></div>', 'Oslo', {}],
])('fieldControls picks %s for %s with %j', (name, html, value, schema) => {
  show(html);
  const element = $<HTMLElement>('[data-it]');
  expect(nameOf(fieldControls.find((control) => control.fits(element, value, schema)))).toBe(name);
});
