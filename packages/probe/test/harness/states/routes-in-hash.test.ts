import { expect, it } from 'vitest';

import { routesInHash } from '../../../src/harness/states/routes-in-hash.js';
import { probeApp } from '../../probe-app.js';
import { serve } from '../../serve.js';

const opened = (route: string, address: string): Parameters<typeof routesInHash> => [
  ['/shop/orders', '/shop/', '/shop/#/about', '/help'],
  [{ id: 'home', route }],
  [{ problems: [], links: [], address }],
];

it.each([
  ['below the folder of the page', '/shop/', '/shop/#/', ['/shop/#/orders', '/shop/#/', '/shop/#/about', '/help']],
  [
    'of a page with a name',
    '/shop/app.html',
    '/shop/app.html#/sign-in',
    ['/shop/app.html#/orders', '/shop/app.html#/'],
  ],
  ['with an exclamation mark', '/shop/?lang=en', '/shop/#!/', ['/shop/#!/orders', '/shop/#!/']],
])('puts the known routes into the hash, %s', (_, route, address, expected) => {
  expect(routesInHash(...opened(route, address)).slice(0, expected.length)).toEqual(expected);
});

it.each([
  ['keeps its route in the path', '/shop/', '/shop/'],
  ['was given with a hash', '/shop/#/', '/shop/#/'],
  ['leads to another path', '/shop/', '/shop/app/#/'],
])('leaves the known routes of a page that %s', (_, route, address) => {
  const [known, ...rest] = opened(route, address);
  expect(routesInHash(known, ...rest)).toEqual(known);
});

it('opens the routes of an app that chooses a hash router at its build', async () => {
  const asked: string[] = [];
  const app = `<button>Menu</button><main></main><script>
    if (!location.hash) location.replace(location.pathname + '#/');
    const show = () => { document.querySelector('main').innerHTML = location.hash === '#/search' ? '<input aria-label="Words">' : '<button>Start</button>'; };
    addEventListener('hashchange', show); show();
  </script>`;
  const page = (request: { url?: string | undefined }, response: import('node:http').ServerResponse): void => {
    asked.push(request.url ?? '');
    response.writeHead(200, { 'content-type': 'text/html' }).end(app);
  };
  const origin = await serve({ '/shop/': page, '/shop/search': page });
  const result = await probeApp({ baseUrl: new URL('/shop/', origin).href, knownRoutes: ['/', '/search'] });
  expect(result.states.map(({ route }) => route)).toEqual(['/shop/#/', '/shop/#/search']);
  expect(asked).not.toContain('/shop/search');
});
