import { afterEach, beforeEach, expect, test } from 'vitest';

import { execute } from '../../src/execute/execute.js';
import { keepFetch } from '../../src/outcome/watch/watch-code.js';
import { field, manifestOf, target, tool } from '../act/manifest-of.js';

const save = tool('save', {
  action: target('role:button[name="Save"]'),
  fields: [field('email', 'Email')],
  risk: { level: 'caution', reasons: [] },
  expects: [{ method: 'POST', path: '/api/members', keys: ['email', 'user', 'team'] }],
});
const call = () => execute(save, { email: 'ada@example.com' }, manifestOf(save), { deadline: 1500 });

/** The addresses of the writes that left the page. */
const sent: string[] = [];
const server = window.fetch;
const { send } = XMLHttpRequest.prototype;
const { sendBeacon } = navigator;
beforeEach(() => {
  sent.length = 0;
  window.fetch = (input) => {
    sent.push(input instanceof Request ? input.url : String(input));
    return Promise.resolve(new Response('{}'));
  };
  XMLHttpRequest.prototype.send = function () {
    sent.push('by XMLHttpRequest');
  };
  navigator.sendBeacon = () => sent.push('by beacon') > 0;
});
afterEach(() => {
  Object.assign(window, { fetch: server });
  XMLHttpRequest.prototype.send = send;
  navigator.sendBeacon = sendBeacon;
});

/** Shows a form whose button sends its values by a function. */
const show = (press: (email: string) => Promise<unknown> | void): void => {
  document.body.innerHTML = `<main><label>Email <input name="email"></label><button>Save</button><p role="status"></p></main>`;
  document.querySelector('button')!.addEventListener('click', () => {
    const saved = (): void => void (document.querySelector('p')!.textContent = 'Saved');
    void Promise.resolve(press(document.querySelector('input')!.value)).then(saved, () => undefined);
  });
};

const url = '/api/members';
const json = (email: string): string => JSON.stringify({ email });
const bytes = (email: string): ArrayBuffer => new TextEncoder().encode(json(email)).buffer as ArrayBuffer;
const form = (email: string): FormData => {
  const data = new FormData();
  data.set('email', email);
  return data;
};
const byRequest = (body: XMLHttpRequestBodyInit): void => {
  const request = new XMLHttpRequest();
  request.open('POST', url);
  request.send(body);
};
const bodies: readonly (readonly [name: string, send: (email: string) => Promise<unknown> | void])[] = [
  ['JSON', (email) => fetch(url, { method: 'POST', body: json(email) })],
  ['nested JSON', (email) => fetch(url, { method: 'POST', body: JSON.stringify({ user: { email }, team: {} }) })],
  ['a list', (email) => fetch(url, { method: 'POST', body: JSON.stringify([{ email, x: 1 }]) })],
  ['text of a form', (email) => fetch(url, { method: 'POST', body: `email=${encodeURIComponent(email)}&team=x` })],
  ['text of a nested form', (email) => fetch(url, { method: 'POST', body: `user[email]=x&email=${email}` })],
  ['a Request', (email) => fetch(new Request(url, { method: 'POST', body: json(email) }))],
  ['a Request of a form', (email) => fetch(new Request(url, { method: 'POST', body: form(email) }))],
  ['a Blob', (email) => fetch(url, { method: 'POST', body: new Blob([json(email)]) })],
  ['bytes', (email) => fetch(url, { method: 'POST', body: bytes(email) })],
  ['bytes by XMLHttpRequest', (email) => byRequest(bytes(email))],
  ['a Blob by XMLHttpRequest', (email) => byRequest(new Blob([json(email)]))],
  ['a Blob by a beacon', (email) => void navigator.sendBeacon(url, new Blob([json(email)]))],
];

test.each(bodies)('another value in %s is stopped', async (_, press) => {
  show(() => press('mallory@example.com'));
  expect(await call()).toMatchObject({ status: 'denied', messages: [expect.stringContaining('"email"')] });
  expect(sent).toEqual([]);
});

test.each(bodies)('the value of the call in %s leaves the page', async (_, press) => {
  show((email) => press(email));
  await call();
  expect(sent).toHaveLength(1);
});

test('a fetch that a script kept as it loaded is judged too', async () => {
  keepFetch();
  const { fetch: early } = window;
  show(() => early('/api/other', { method: 'DELETE' }));
  expect(await call()).toMatchObject({ status: 'denied' });
  expect(sent).toEqual([]);
  show((email) => early(url, { method: 'POST', body: json(email) }));
  expect(await call()).toMatchObject({ status: 'completed' });
  expect(sent).toEqual([url]);
});

test('a kept fetch sends as before without a call', async () => {
  keepFetch();
  await window.fetch('/api/other', { method: 'DELETE' });
  expect(sent).toEqual(['/api/other']);
});
