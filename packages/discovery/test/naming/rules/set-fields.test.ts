import { expect, test } from 'vitest';

import { setFields } from '../../../src/naming/rules/set-fields.js';
import { handler } from '../../match/build-world.js';
import { namedBy, toolOf } from '../tool-of.js';

const fields = { kind: 'form' as const, container: 0, fields: [0], action: null };

test('the rule names a lone field by its label', () => {
  expect(
    namedBy(
      setFields,
      toolOf({ box: 'region', label: 'User list', inside: [{ label: 'Page size', control: 'select' }] }, fields),
    ),
  ).toBe('set-fields: set_page_size "Page size"');
});

test('the rule names the fields of a form by its title', () => {
  expect(
    namedBy(
      setFields,
      toolOf({ box: 'form', label: 'Notifications', inside: [{ label: 'Email', control: 'email' }] }, fields),
    ),
  ).toBe('set-fields: set_notifications "Notifications"');
});

test('the rule claims only to fill in a form whose title is an act', () => {
  expect(
    namedBy(
      setFields,
      toolOf({ box: 'form', label: 'Create an account', inside: [{ label: 'Email', control: 'email' }] }, fields),
    ),
  ).toBe('set-fields: fill_in_create_an_account "Create an account"');
});

test.each([
  ['Add task', 'fill_in_add_task'],
  ['Filter by status', 'filter_by_status'],
])('the rule claims only to fill in a lone field whose label changes data: %s', (label, name) => {
  const tool = toolOf({ box: 'region', label: 'Tasks', inside: [{ label, control: 'text' }] }, fields);
  expect(namedBy(setFields, tool)).toBe(`set-fields: ${name} "${label}"`);
});

test('the rule names a form for searching alone by its field', () => {
  expect(
    namedBy(
      setFields,
      toolOf({ box: 'form', label: 'Contacts', inside: [{ label: 'Search contacts', control: 'search' }] }, fields),
    ),
  ).toBe('set-fields: search_contacts "Search contacts"');
});

test('the rule names several fields with a search as a filter', () => {
  const form = {
    box: 'form' as const,
    label: 'Books',
    inside: [
      { label: 'Title or author', control: 'search' as const },
      { label: 'Subject', control: 'select' as const },
    ],
  };
  expect(namedBy(setFields, toolOf(form, { ...fields, fields: [0, 1] }))).toBe('set-fields: filter_books "Books"');
});

test('the rule keeps a title that filters', () => {
  const form = {
    box: 'form' as const,
    label: 'Filter appointments',
    inside: [
      { label: 'Department', control: 'select' as const },
      { label: 'Day', control: 'select' as const },
    ],
  };
  expect(namedBy(setFields, toolOf(form, { ...fields, fields: [0, 1] }))).toBe(
    'set-fields: filter_appointments "Filter appointments"',
  );
});

test('the rule leaves a tool with an action', () => {
  expect(namedBy(setFields, toolOf({ label: 'Save' }))).toBe(undefined);
});

test('the rule names the only field of a row by its code if its label is the data of the row', () => {
  const box = (handlers: ReturnType<typeof handler>[]): string | undefined =>
    namedBy(
      setFields,
      toolOf(
        {
          box: 'region',
          label: '3 tasks remaining',
          inside: [
            {
              box: 'rows',
              rows: ['Eat', 'Sleep'],
              inside: [{ labels: [{ text: '…', parts: [null], from: 'label' }], control: 'checkbox', handlers }],
            },
          ],
        },
        { kind: 'row-action', container: null, row: 1, fields: [0], action: null },
      ),
    );
  expect(box([handler('change', 'toggleTask')])).toBe('set-fields: toggle_task ""');
  expect(box([])).toBe('set-fields: set_3_tasks_remaining "3 tasks remaining"');
});
