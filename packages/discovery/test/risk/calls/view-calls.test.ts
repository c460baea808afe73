import { expect, test } from 'vitest';

import { isRouterCall, isViewCall } from '../../../src/risk/calls/view-calls.js';

test.each([
  ['setOpen', 1, true],
  ['store.setOpen', 1, false],
  ['row.remove', 0, true],
  ['modals.openContextModal', 1, true],
  ['modals.closeDialog', 0, true],
  ['api.openTicket', 1, false],
  ['api.closeTimeSheet', 1, false],
  ['rows.remove', 1, false],
  ['classList.remove', 1, true],
  ['toast.add', 1, true],
  ['bootstrap.Modal.getInstance', 1, true],
  ['#edit.modal', 1, true],
  ['form.reset', 0, true],
  ['Form.useForm().0.resetFields', 0, true],
  ['useOrders().0.reset', 0, false],
  ['orders.save', 0, false],
  ['panel.getBoundingClientRect', 0, true],
  ['Intl.NumberFormat().format', 1, true],
  ['disk.format', 1, false],
  ['$', 1, true],
  ['$().slideToggle', 1, true],
  ['#panel.addClass', 1, true],
  ['#name.val', 1, true],
  ['orders.val', 1, false],
  ['$.ajax', 1, false],
  ['#figures.getContext', 1, true],
  ['#figures.getContext().clearRect', 4, true],
  ['ctx.fillText', 3, true],
  ['ctx.removeTask', 1, false],
  ['salesChart.destroy', 0, true],
  ['chartOfAccounts.save', 0, false],
  ['account.destroy', 0, false],
  ['column.toggleSorting', 1, true],
])('%s with %i arguments stays in the view: %s', (callee, args, stays) => {
  expect(isViewCall(callee.split('.'), args)).toBe(stays);
});

test.each([
  ['navigate', true],
  ['router.push', true],
  ['useNavigate().push', true],
  ['list.push', false],
])('%s goes to another page: %s', (callee, goes) => {
  expect(isRouterCall(callee.split('.'))).toBe(goes);
});
