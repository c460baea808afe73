import { expect, test } from 'vitest';

import { requestForms, requestOf } from '../../../src/risk/calls/request-of.js';
import { call } from '../../match/build-world.js';

const examples = [
  ['fetch(url, options)', call('fetch', '/a', { method: 'put' }), 'PUT /a'],
  ['navigator.sendBeacon(url)', call('navigator.sendBeacon', '/log'), 'POST /log'],
  ['xhr.open(method, url)', call('xhr.open', 'delete', '/a'), 'DELETE /a'],
  ['client(method, url, body)', call('request', 'post', '/a', { name: 'x' }), 'POST /a'],
  ['client(url, options) or client({ url })', call('axios', { url: '/a', method: 'patch' }), 'PATCH /a'],
  ['client.request(url, options)', call('axios.request', '/a', { method: 'post' }), 'POST /a'],
  ['client.post(url), or any method with an address', call('orders.del', '/a'), 'DELETE /a'],
] as const;

test.each(examples)('the form %s is read', (name, made, request) => {
  const form = requestForms.find((each) => each.name === name);
  const read = form?.read(made);
  expect(`${read?.method} ${read?.path}`).toBe(request);
  expect(requestOf(made)).toEqual(read);
});

test('every form has an example here', () => {
  expect(requestForms.map(({ name }) => name)).toEqual(examples.map(([name]) => name));
});

test.each([
  ['a set in memory', call('selected.delete', 'a')],
  ['a dialog that opens', call('dialog.open', 'profile', 'wide')],
  ['a function of the app', call('save', '/a')],
])('%s is no request', (_, made) => {
  expect(requestOf(made)).toBe(null);
});
