import { expect, test } from 'vitest';

import { purposeOf } from '../../src/naming/purpose-of.js';

test.each([
  ['delete_order', 'order', 'Deletes (removes) one order.'],
  ['delete_account', '', 'Deletes (removes) the account.'],
  ['delete_all_orders', '', 'Deletes (removes) all orders.'],
  ['create_board', '', 'Creates (adds, makes) a new board.'],
  ['add_new_account', '', 'Adds (creates) a new account.'],
  ['add_notes', 'task', 'Adds (creates) new notes for one task.'],
  ['add_to_cart', 'product', 'Adds (puts) one product to cart, to buy it.'],
  ['add_to_board', 'task', 'Adds (puts) one task to board.'],
  ['cancel_order', 'order', 'Cancels (stops, calls off) one order.'],
  ['set_status', 'task', 'Sets (changes, chooses) the status of one task.'],
  ['subscribe', '', 'Signs up (subscribes, registers).'],
  ['edit_due_date', 'task', 'Edits (changes, updates) the due date of one task.'],
  ['remove', 'task', 'Removes (deletes, takes away) one task.'],
  ['sort_by_amount', '', 'Sorts (orders) the list by amount.'],
])('the purpose of %s names the act and its object', (act, thing, expected) => {
  expect(purposeOf({ act, thing })).toBe(expected);
});

test.each([
  'toggle_theme',
  'delete',
  'add_to_cart',
  'remove_from_day_or_add',
  'delete_confirm',
  'cancel_order',
  'due_date',
  'order',
])('%s alone has none', (act) => {
  expect(purposeOf({ act })).toBe('');
});

test('an order of a thing sorts nothing', () => {
  expect(purposeOf({ act: 'order_cake' })).toBe('');
  expect(purposeOf({ act: 'order_by_price' })).toBe('Sorts (orders) the list by price.');
});
