import { expect, test } from 'vitest';

import type { Intent, Label } from '../../../src/intents/model/intent.js';
import { labelText, ownLabels, withoutCount } from '../../../src/intents/model/label-text.js';

const label = (text: string, more: Partial<Label> = {}): Label => ({ text, from: 'content', ...more });

test.each([
  ['the best origin', [label('x', { from: 'icon' }), label('Save')], 'Save'],
  ['no mark at the end', [label('Name *:')], 'Name'],
  ['no shortcut', [label('Billing⌘B')], 'Billing'],
  ['no comma before an unknown part', [label('Welcome, …', { parts: ['Welcome, ', null] })], 'Welcome'],
  ['no separator before an unknown part', [label('Expenses – …', { parts: ['Expenses – ', null] })], 'Expenses'],
  ['the own language', [label('Speichern', { locales: ['de'] }), label('Save', { from: 'title' })], 'Save'],
  ['a text with letters', [label('×'), label('Close', { from: 'title' })], 'Close'],
  ['no count of a badge', [label('9+'), label('Alerts', { from: 'icon' })], 'Alerts'],
  ['nothing', [], ''],
])('the text of a label: %s', (_, labels, text) => {
  expect(labelText(labels)).toBe(text);
});

test.each([
  ['Inbox (3)', 'Inbox'],
  ['Inbox ( )', 'Inbox'],
  ['Inbox (new)', 'Inbox (new)'],
])('%s without its count is %s', (text, expected) => {
  expect(withoutCount(text)).toBe(expected);
});

test('the labels of options are no labels of the field', () => {
  const intent = { labels: [label('Small'), label('Size')], options: [{ label: 'Small' }] } as unknown as Intent;
  expect(ownLabels(intent).map(({ text }) => text)).toEqual(['Size']);
});
