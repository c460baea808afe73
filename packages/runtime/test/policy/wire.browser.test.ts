import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { execute } from '../../src/execute/execute.js';
import { manifestOf, target, tool } from '../act/manifest-of.js';

const save = tool('save', {
  action: target('role:button[name="Save"]'),
  risk: { level: 'caution', reasons: [] },
  expects: [{ method: 'POST', path: '/api/notes', keys: [] }],
});
const call = () => execute(save, {}, manifestOf(save), { deadline: 1500 });

/** The writes that left the page. */
const sent: string[] = [];
const server = window.fetch;
const { send } = XMLHttpRequest.prototype;
beforeEach(() => {
  sent.length = 0;
  window.fetch = (input) => {
    sent.push(String(input));
    return Promise.resolve(new Response('{}'));
  };
  XMLHttpRequest.prototype.send = function () {
    sent.push('by XMLHttpRequest');
  };
});
afterEach(() => {
  window.fetch = server;
  XMLHttpRequest.prototype.send = send;
});

const post = (path: string) => fetch(path, { method: 'POST' });
const byRequest = (): void => {
  const request = new XMLHttpRequest();
  request.open('PUT', '/api/seen');
  request.send('1');
};

/** Shows a button with a handler. The page shows a message once the note was saved. */
const show = (press: (saved: () => void) => void): void => {
  document.body.innerHTML = '<main><button>Save</button><p role="status"></p></main>';
  const saved = (): void => void (document.querySelector('p')!.textContent = 'Saved');
  document.querySelector('button')!.addEventListener('click', () => press(saved));
};

test.each([
  ['fetch', () => void post('/api/seen'), '/api/seen'],
  ['XMLHttpRequest', byRequest, 'by XMLHttpRequest'],
])('another write by %s before the predicted write is held, and both are sent', async (_, other, name) => {
  show((saved) => {
    other();
    void post('/api/notes').then(saved);
  });
  expect(await call()).toMatchObject({ status: 'completed' });
  await vi.waitFor(() => expect(sent).toEqual(['/api/notes', name]));
});

test.each([
  ['fetch', () => void post('/api/seen').catch(() => undefined)],
  ['XMLHttpRequest', byRequest],
])('another write by %s alone never leaves', async (_, other) => {
  show((saved) => {
    other();
    saved();
  });
  expect(await call()).toMatchObject({ status: 'denied' });
  expect(sent).toEqual([]);
});

test('nothing of the act leaves after another write was stopped', async () => {
  show((saved) => {
    void post('/api/seen')
      .catch(() => undefined)
      .then(() => post('/api/notes'))
      .then(saved, () => undefined);
  });
  expect(await call()).toMatchObject({ status: 'denied' });
  expect(sent).toEqual([]);
});

test('another write never leaves a page that is busy while the write is held', async () => {
  show((saved) => {
    void post('/api/seen').catch(() => undefined);
    const until = performance.now() + 1300;
    while (performance.now() < until);
    saved();
  });
  expect(await call()).toMatchObject({ status: 'denied' });
  expect(sent).toEqual([]);
});
