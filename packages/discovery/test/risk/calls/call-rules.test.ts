import { expect, test } from 'vitest';

import { callEvidence, callRules } from '../../../src/risk/calls/call-rules.js';
import { call } from '../../match/build-world.js';

const examples = [
  ['request', call('fetch', '/api/orders/1', { method: 'DELETE' }), 'destructive'],
  ['storage', call('localStorage.clear'), 'caution'],
  ['router', call('router.push', '/orders'), 'safe'],
  ['submit-call', call('form.requestSubmit'), 'caution'],
  ['carried-name', call('emit', 'delete-item'), 'destructive'],
  ['bulk-action', call('bulk', 'ids', 'cancel'), 'destructive'],
  ['own-session', call('removeToken'), 'caution'],
  ['function-name', call('orders.cancelOrder'), 'destructive'],
  ['client-call', call('api.setQuantity'), 'caution'],
] as const;

test.each(examples)('the rule %s decides its call', (rule, made, level) => {
  expect(callEvidence(made).map((each) => [each.rule, each.level])).toEqual([[rule, level]]);
});

test('the rule view-call decides a harmless call by no evidence', () => {
  const rule = callRules.find(({ name }) => name === 'view-call');
  expect(rule?.find(call('setOpen'))).toEqual([]);
  expect(rule?.find(call('orders.cancelOrder'))).toBe(undefined);
});

test('every rule has an example here', () => {
  const named = [...examples.map(([name]) => name), 'view-call'];
  expect(callRules.map(({ name }) => name).toSorted()).toEqual(named.toSorted());
});

test.each([
  ['a record of the store that is cleared', call('store.clearStatistics'), 'destructive'],
  ['a deletion that is called off', call('accountDeleteService.cancel'), 'caution'],
  ['a token that is given', call('removeToken', 'id'), 'destructive'],
  ['a message to the socket', call('socket.emit', 'resolveIncident'), 'caution'],
  ['somebody who is taken from a card', call('removeUserFromCard'), 'destructive'],
] as const)('%s has its level', (_, made, level) => {
  expect(callEvidence(made).map((each) => each.level)).toEqual([level]);
});

test.each([
  ['a dialog about deleting', call('deleteItemModal')],
  ['a cache', call('deleteLinkCache')],
  ['a list of applies', call('getApplyList')],
  ['a filter of the view', call('store.getFilters')],
  ['a set that a component remembers', call('seen.current.delete', 'a')],
  ['a read over the socket', call('socket.emit', 'getTags')],
  ['a read of the storage', call('localStorage.getItem', 'a')],
  ['a read on a client', call('api.getOrders')],
  ['a call that nothing names', call('doIt')],
])('%s gives no evidence', (_, made) => {
  expect(callEvidence(made)).toEqual([]);
});

test('an earlier rule decides before a later one: a router call named like an act only goes', () => {
  expect(callEvidence(call('router.replace', '/delete'))).toMatchObject([{ rule: 'router' }]);
});
