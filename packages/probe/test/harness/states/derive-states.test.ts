import type { Harness, PageSnapshot } from '@webmcp/contract';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { deriveStates } from '../../../src/harness/states/derive-states.js';
import { namesIn, probeApp } from '../../probe-app.js';
import { serve } from '../../serve.js';

it('follows links within the origin, one of each pattern, and no link that acts', async () => {
  const asked: string[] = [];
  const page = (path: string, html: string) => ({
    [path]: (request: { url?: string | undefined }, response: import('node:http').ServerResponse) => {
      asked.push(request.url ?? '');
      response.writeHead(200, { 'content-type': 'text/html' }).end(html);
    },
  });
  const baseUrl = await serve({
    ...page(
      '/',
      '<a href="/orders">Orders</a><a href="orders#top">Top</a><a href="https://example.com/">Out</a><a href="/logout">Log out</a><a href="/files/price-list.pdf">Prices</a><a href="/help.html?lang=en">Help</a>',
    ),
    ...page('/orders', '<a href="/orders/17">17</a><a href="/orders/18">18</a><a href="/">Home</a>'),
    ...page('/orders/17', '<button>Cancel 17</button>'),
    ...page('/help.html', '<button>Ask</button>'),
  });
  const result = await probeApp({ baseUrl });
  expect(result.states).toEqual([
    { id: 'home', route: '/', from: 'route' },
    { id: 'orders', route: '/orders', from: 'route' },
    { id: 'help', route: '/help.html?lang=en', from: 'route' },
    { id: 'orders-id', route: '/orders/17', from: 'route' },
  ]);
  expect(namesIn(result, 'orders-id')).toEqual(['button Cancel 17']);
  expect(asked.filter((path) => !path.includes('favicon')).sort()).toEqual([
    '/',
    '/help.html?lang=en',
    '/orders',
    '/orders/17',
  ]);
});

it('finds the states of the routes behind a login where a harness names none', async () => {
  const baseUrl = await serve({
    '/': '<script>if (!localStorage.user) location.href = "/login"</script><a href="/orders">Orders</a>',
    '/orders': '<button>New order</button>',
    '/login': '<button onclick="localStorage.user = `Ada`">Log in</button>',
  });
  const harness: Harness<Page> = {
    login: async ({ page }) => {
      await page.goto('/login');
      await page.getByRole('button').click();
    },
    states: {},
  };
  const result = await probeApp({ baseUrl, harness });
  expect(result.states).toEqual([
    { id: 'home', route: '/', from: 'route' },
    { id: 'orders', route: '/orders', from: 'route' },
  ]);
});

it('leaves out a route with the content of another, as hash routers show for an unknown route', async () => {
  const app = `<nav><a href="#/search">Search</a><a href="#/gone">Gone</a></nav><main></main><script>
    const show = () => { document.querySelector('main').innerHTML = location.hash === '#/search' ? '<input aria-label="Words">' : '<button>Start</button>'; };
    addEventListener('hashchange', show); show();
  </script>`;
  const result = await probeApp({ baseUrl: await serve({ '/': app }) });
  expect(result.states.map((state) => state.route)).toEqual(['/', '/#/search']);
  expect(namesIn(result, 'search')).toContain('textbox Words');
});

const hashApp = `<nav><a href="#/">Home</a><a href="#/search">Search</a></nav><main></main><script>
    const show = () => { document.querySelector('main').innerHTML = location.hash === '#/search' ? '<input aria-label="Words">' : '<button id="b' + Math.random() + '">Start</button>'; };
    addEventListener('hashchange', show); show();
  </script>`;

it.each([
  ['as the source names it', ['/#/', '/#/search'], ['/#/', '/#/search']],
  ['as it was given without a name in the source', [], ['/', '/#/search']],
])('reads the home of a hash router once, %s', async (_, knownRoutes, routes) => {
  const result = await probeApp({ baseUrl: await serve({ '/': hashApp }), knownRoutes });
  expect(result.states.map(({ id, route }) => [id, route])).toEqual([
    ['home', routes[0]],
    ['search', routes[1]],
  ]);
  expect(namesIn(result, 'home')).toContain('button Start');
});

it('begins at the given routes', async () => {
  const baseUrl = await serve({ '/doctors.html': '<button>Doctors</button>', '/a b/Über.html': '<button>Us</button>' });
  const result = await probeApp({ baseUrl, routes: ['/doctors.html', '/a b/Über.html'] });
  expect(result.states.map((state) => state.id)).toEqual(['doctors', 'a-b-über']);
  expect(result.snapshots).toHaveLength(2);
});

it('names the pages that it left out', async () => {
  const routes = Array.from({ length: 40 }, (_, at) => `/${'x'.repeat(at + 1)}`);
  const asked: string[] = [];
  const { states, problems } = await deriveStates(['/'], [], async (batch) => {
    asked.push(...batch.map(({ route }) => route));
    return batch.map(() => ({ problems: [], links: routes }));
  });
  expect(asked).toEqual(['/', ...routes.slice(0, 23)]);
  expect(states).toHaveLength(24);
  expect(problems.map(({ code, message }) => [code, message])).toEqual([
    [
      'ROUTES_LEFT_OUT',
      `More than 24 pages were found; these pages were not opened: ${routes.slice(23, 35).join(', ')}, …`,
    ],
  ]);
});

it('visits further pages of one source pattern after the others, as far as there is room', async () => {
  const posts = Array.from({ length: 30 }, (_, at) => `/posts/${'x'.repeat(at + 1)}`);
  const asked: string[] = [];
  const { states, problems } = await deriveStates(
    ['/'],
    ['/about'],
    async (batch) => {
      asked.push(...batch.map(({ route }) => route));
      return batch.map(({ route }) => ({
        problems: [],
        links: route === '/' ? [...posts, '/news'] : route === '/news' ? ['/news/today'] : [],
      }));
    },
    (route) => route.replace(/^\/posts\/.*/, '/posts/:slug'),
  );
  expect(asked).toEqual(['/', '/about', ...posts.slice(0, 3), '/news', '/news/today', ...posts.slice(3, 20)]);
  expect(new Set(states.map(({ id }) => id)).size).toBe(24);
  expect(problems[0]?.message).toContain(`these pages were not opened: ${posts.slice(20, 30).join(', ')}`);
});

it('keeps a page with the content of another at the route that the source gives it', async () => {
  const content: Record<string, string> = { '/': '/board /board/a1 /board/b2 /old/a1 /gone', '/old/a1': '/board/a1' };
  const page = (route: string) => ({
    snapshot: { ...snapshotOf(route === '/' ? 'Home' : 'Add card'), route: route === '/old/a1' ? '/board/a1' : route },
    problems: [],
    links: (content[route] ?? '').split(' ').filter(Boolean),
  });
  const { states, patterns } = await deriveStates(
    ['/'],
    [],
    async (batch) => batch.map(({ route }) => page(route)),
    (route) => route.replace(/^\/(board|old)\/.*/, '/$1/:id'),
  );
  // `/gone` is no route of the source, and `/old/a1` leads to another one.
  expect(states.map(({ route }) => route)).toEqual(['/', '/board', '/board/a1']);
  expect([...patterns]).toEqual([['/board/a1', '/board/:id']]);
});

it('names the states of links without the data in their addresses, and no state of a given route', async () => {
  const page = (links: string[]) => ({ snapshot: snapshotOf(links.join()), problems: [], links });
  const links = ['/people/ada', '/people/bob', '/people/new'];
  const { states, withoutData } = await deriveStates(
    ['/', '/people/zoe'],
    ['/people/mia'],
    async (batch) => batch.map(({ route }) => page(route === '/' ? links : [route])),
    undefined,
    (route, seen) => (seen.length > 0 ? route.replace(/(?<=people\/)(?!new).+/, ':id') : route),
  );
  expect(states.map(({ id, route }) => `${id} ${route}`)).toEqual([
    'home /',
    'people-zoe /people/zoe',
    'people-mia /people/mia',
    'people-id /people/ada',
    'people-id-2 /people/bob',
    'people-new /people/new',
  ]);
  expect([...withoutData]).toEqual([
    ['/people/ada', '/people/:id'],
    ['/people/bob', '/people/:id'],
  ]);
});

it('leaves out the address of a record that leads to a page which was seen', async () => {
  const shown = new Map([
    ['/', '/'],
    ['/books/1', '/'],
    ['/rooms/1', '/rooms/1'],
    ['/offer', '/'],
  ]);
  const { states } = await deriveStates(
    ['/'],
    [...shown.keys()].slice(1),
    async (batch) =>
      batch.map(({ route }) => ({
        // Each load shows other names.
        snapshot: { ...snapshotOf(`button of ${route}`), route: shown.get(route) ?? '' },
        problems: [],
        links: [],
      })),
    (route) => route.replace(/^\/(books|rooms)\/.+/, '/$1/:id'),
  );
  expect(states.map(({ route }) => route)).toEqual(['/', '/rooms/1', '/offer']);
});

/** A page with one button. */
const snapshotOf = (name: string): PageSnapshot => ({
  state: 'any',
  route: '/',
  containers: [],
  elements: [{ role: 'button', name, chain: [], attributes: {} } as unknown as PageSnapshot['elements'][number]],
});
