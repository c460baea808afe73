import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { namesIn, probeApp, problemOf } from '../../probe-app.js';
import { serve } from '../../serve.js';
import { tempFolder } from '../../temp-folder.js';

const counter =
  '<button onclick="localStorage.n = Number(localStorage.n ?? 0) + 1; textContent = `Pressed ${localStorage.n}`">Press</button>';

it('reads states without traces of each other', async () => {
  const baseUrl = await serve({ '/': counter, '/orders': '<a href="/">Back</a>' });
  const press = {
    route: '/',
    setup: async ({ page }: { page: { click(selector: string): Promise<void> } }) => page.click('button'),
  };
  const seen: string[] = [];
  const open: number[] = [];
  const result = await probeApp({
    baseUrl,
    harness: { states: { first: press, second: press, orders: { route: '/orders?from=home' } } },
    onProgress(progress) {
      if (progress.visited !== undefined) seen.push(`${progress.done}/${progress.total} ${progress.visited}`);
      open.push(progress.open.length);
    },
  });
  expect(result.states).toEqual([
    { id: 'first', route: '/', from: 'harness' },
    { id: 'second', route: '/', from: 'harness' },
    { id: 'orders', route: '/orders?from=home', from: 'harness' },
  ]);
  expect(['first', 'second', 'orders'].map((state) => namesIn(result, state))).toEqual([
    ['button Pressed 1'],
    ['button Pressed 1'],
    ['link Back'],
  ]);
  expect(result.problems).toEqual([]);
  expect(seen.map((line) => line.split(' ')[0])).toEqual(['1/3', '2/3', '3/3']);
  expect(open).toEqual([1, 2, 1, 2, 1, 0]);
});

it('logs in once and takes cookies and storage into every state', async () => {
  let logins = 0;
  const baseUrl = await serve({
    '/': '<button onclick="localStorage.user = `Ada`; fetch(`/session`)">Log in</button>',
    '/session': (_, response) => {
      logins += 1;
      response.writeHead(200, { 'set-cookie': 'session=1; Path=/; HttpOnly' }).end();
    },
    '/account': (request, response) => {
      const known = request.headers.cookie === 'session=1';
      response
        .writeHead(200, { 'content-type': 'text/html' })
        .end(
          `<button id=b>${known ? 'Edit' : 'Nobody'}</button><script>b.textContent += ' ' + localStorage.user</script>`,
        );
    },
  });
  const account = { route: '/account' };
  const result = await probeApp({
    baseUrl,
    harness: {
      login: async ({ page }) => {
        await page.getByRole('button', { name: 'Log in' }).click();
      },
      states: { one: account, two: account },
    },
  });
  expect([namesIn(result, 'one'), namesIn(result, 'two')]).toEqual([['button Edit Ada'], ['button Edit Ada']]);
  expect(logins).toBe(1);
});

it('fills the session storage of a login once in each state', async () => {
  const names = '<p id=p></p><script>p.innerHTML = `<button>${sessionStorage.user ?? "Nobody"}</button>`</script>';
  const baseUrl = await serve({
    '/': '<button onclick="sessionStorage.user = `Ada`">Log in</button>',
    '/account': names,
    '/out': '<a href="/left" onclick="sessionStorage.clear()">Leave</a>',
    '/left': names,
  });
  const leave = {
    route: '/out',
    setup: async ({ page }: { page: Page }) => {
      await page.getByRole('link').click();
      await page.waitForURL('**/left');
    },
  };
  const result = await probeApp({
    baseUrl,
    harness: {
      login: async ({ page }) => page.getByRole('button').click(),
      states: {
        account: { route: '/account' },
        left: leave,
        again: { route: '/account' },
        last: { route: '/account' },
      },
    },
  });
  const seen = ['account', 'left', 'again', 'last'].map((state) => namesIn(result, state)[0]?.split(' ')[1]);
  expect(seen).toEqual(['Ada', 'Nobody', 'Ada', 'Ada']);
});

it('opens a path of a login or a set-up in the app', async () => {
  const baseUrl = await serve({
    '/': '<button>Start</button>',
    '/login': '<button onclick="localStorage.user = `Ada`">Log in</button>',
    '/account': '<button id=b></button><script>b.textContent = localStorage.user</script>',
  });
  const result = await probeApp({
    baseUrl,
    harness: {
      login: async ({ page }) => {
        await page.goto('/login');
        await page.getByRole('button', { name: 'Log in' }).click();
      },
      states: {
        account: {
          route: '/',
          setup: async ({ page }) => {
            await page.goto('/account');
          },
        },
      },
    },
  });
  expect(result.problems).toEqual([]);
  expect(namesIn(result, 'account')).toEqual(['button Ada']);
});

it('names the line at which a state fails, and reads the other states', async () => {
  const baseUrl = await serve({ '/': '<button>Save</button>' });
  const folder = tempFolder({
    'harness.mjs': `export default {
  states: {
    broken: {
      route: '/',
      setup: async ({ page }) => {
        page.setDefaultTimeout(500);
        await page.getByRole('button', { name: 'Delete' }).click();
      },
    },
    thrown: { route: '/', setup: () => { throw new Error('no data'); } },
    fine: { route: '/' },
  },
};`,
  });
  const { default: harness } = await import(pathToFileURL(join(folder, 'harness.mjs')).href);
  const placeOf = (error: unknown): string | undefined =>
    /harness\.mjs:\d+:\d+/.exec((error as Error).stack ?? '')?.[0];
  const result = await probeApp({ baseUrl, harness, placeOf });
  expect(namesIn(result, 'fine')).toEqual(['button Save']);
  expect(result.snapshots).toHaveLength(1);
  expect(result.problems).toEqual([
    expect.objectContaining({
      code: 'HARNESS_FAILED',
      where: expect.stringMatching(/^harness\.mjs:7:/),
      message: expect.stringMatching(
        /state broken failed: .*Timeout 500ms exceeded.*waiting for getByRole\('button', \{ name: 'Delete' \}\)/,
      ),
    }),
    expect.objectContaining({
      code: 'HARNESS_FAILED',
      where: expect.stringMatching(/^harness\.mjs:10:/),
      message: 'Harness state thrown failed: no data',
    }),
  ]);
});

it('reports a state that does not show an expected name', async () => {
  const baseUrl = await serve({ '/': '<h1>Orders</h1><form><h2>New order</h2><label>Name <input></label></form>' });
  const state = (expect: string | string[]) => ({ route: '/', expect });
  const result = await probeApp({
    baseUrl,
    harness: { states: { shown: state(['Name', 'New order']), missing: state(['Name', 'Cancel order']) } },
  });
  expect(result.snapshots.map((snapshot) => snapshot.state)).toEqual(['shown']);
  expect(result.problems).toEqual([
    expect.objectContaining({
      code: 'HARNESS_FAILED',
      message: 'Harness state missing failed: it does not show "Cancel order"',
    }),
  ]);
});

it('refuses a failing login and an unknown state', async () => {
  const baseUrl = await serve({ '/': '<button>Save</button>' });
  const states = { home: { route: '/' } };
  expect(
    await problemOf(
      probeApp({
        baseUrl,
        harness: {
          login: () => {
            throw new Error('no such user');
          },
          states,
        },
      }),
    ),
  ).toMatchObject({ code: 'HARNESS_LOGIN_FAILED', message: 'The harness login failed: no such user' });
  expect(await problemOf(probeApp({ baseUrl, harness: { states }, only: ['home', 'hoem'] }))).toMatchObject({
    code: 'STATE_UNKNOWN',
    message: 'The harness has no state hoem; its states are: home',
  });
});

it('reads only the wanted states', async () => {
  const baseUrl = await serve({ '/': '<button>Save</button>' });
  const result = await probeApp({
    baseUrl,
    harness: { states: { one: { route: '/' }, two: { route: '/' } } },
    only: ['two'],
  });
  expect(result.states.map((state) => state.id)).toEqual(['two']);
});

it('returns the route after the set-up, with numbers as a pattern', async () => {
  const baseUrl = await serve({
    '/orders': '<a href="/orders/1041">View</a>',
    '/orders/1041': '<button>Cancel</button>',
  });
  const result = await probeApp({
    baseUrl,
    harness: {
      states: {
        order: {
          route: '/orders',
          setup: async ({ page }) => {
            await page.getByRole('link').click();
            await page.waitForURL('**/1041');
          },
        },
        direct: { route: '/orders/1041' },
      },
    },
  });
  expect(result.states.map((state) => state.route)).toEqual(['/orders/:id', '/orders/1041']);
});
