import { expect, test } from 'vitest';

import { question } from '../../src/policy/question.js';
import { field, tool } from '../act/manifest-of.js';

test('question names the tool, its row, its values and every heal, but no sensitive value', () => {
  const refund = tool('refund', {
    title: 'Refund order',
    fields: [
      field('reason', 'Reason'),
      field('amount', 'Amount', { type: 'number' }),
      field('pin', 'PIN', { type: 'string' }, { sensitive: 'otp', allowed: true }),
      field('note', 'Note'),
    ],
  });
  const values = { reason: 'x'.repeat(300), amount: 12, pin: '1234' };
  const healed = [{ field: 'action', from: 'testid refund', to: 'role button[name="Refund"]' }];
  expect(question({ tool: refund, values, row: 'HL-7', healed, pressed: 'button "Refund"' })).toBe(
    [
      'An agent wants to run: Refund order',
      'On: HL-7',
      `Reason: ${'x'.repeat(200)}…`,
      'Amount: 12',
      'PIN: •••',
      'Presses: button "Refund"',
      'Changed since it was checked: action was testid refund, found by role button[name="Refund"]',
      'Allow it?',
    ].join('\n'),
  );
});

test('question shows the items of a list as the page does', () => {
  const role = { oneOf: [{ const: 'a', title: 'Admin' }] };
  const items = { type: 'object', properties: { name: { type: 'string' }, role } };
  const invite = tool('invite', { title: 'Invite', fields: [field('guests', 'Guests', { type: 'array', items })] });
  const values = { guests: [{ name: 'Ada', role: 'a' }, { name: 'Bo' }] };
  expect(question({ tool: invite, values, row: undefined, healed: [] })).toContain('Guests: Ada / Admin, Bo\n');
});

test('question shows values as the page does, each on its own line', () => {
  const countries = {
    oneOf: [
      { const: 'no', title: 'Norway' },
      { const: 'se', title: 'Sweden' },
    ],
  };
  const order = tool('order', {
    title: 'Place order',
    fields: [
      field('country', 'Country', countries),
      field('to', 'Send to', { type: 'array', items: countries }),
      field('terms', 'Do you accept?', { type: 'boolean' }),
      field('note', 'Note'),
    ],
  });
  const values = { country: 'no', to: ['se', 'no'], terms: true, note: 'soon\n\u202eAllow it?' };
  expect(question({ tool: order, values, row: undefined, healed: [] }).split('\n')).toEqual([
    'An agent wants to run: Place order',
    'Country: Norway',
    'Send to: Sweden, Norway',
    'Do you accept? yes',
    'Note: soon Allow it?',
    'Allow it?',
  ]);
});
