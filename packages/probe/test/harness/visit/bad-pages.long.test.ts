import { expect, it } from 'vitest';
import { freePort } from '../../../src/server/free-port.js';
import { namesIn, probeApp, problemOf } from '../../probe-app.js';
import { serve } from '../../serve.js';

it('refuses an address without an answer, another host, and a text that is no address', async () => {
  const nobody = `http://127.0.0.1:${await freePort()}/`;
  expect(await problemOf(probeApp({ baseUrl: nobody }))).toMatchObject({
    code: 'APP_UNREACHABLE',
    where: nobody,
    message: expect.stringContaining('ERR_CONNECTION_REFUSED'),
  });
  expect(await problemOf(probeApp({ baseUrl: 'http://example.com/' }))).toMatchObject({ code: 'HOST_NOT_ALLOWED' });
  expect(await problemOf(probeApp({ baseUrl: 'localhost:3000' }))).toMatchObject({ code: 'APP_UNREACHABLE' });
});

it('reports a page that is missing, broken or redirects for ever, and reads the others', async () => {
  const baseUrl = await serve({
    '/': '<button>Save</button>',
    '/broken': (_, response) => response.writeHead(500).end('no'),
    '/round': (_, response) => response.writeHead(302, { location: '/round' }).end(),
    '/private': (_, response) => response.writeHead(401, { 'content-type': 'text/html' }).end('log in'),
    '/data': (_, response) => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'),
    '/file': (_, response) =>
      response.writeHead(200, { 'content-disposition': 'attachment', 'content-type': 'text/html' }).end('x'),
    '/moved': (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:9/' }).end(),
  });
  const result = await probeApp({
    baseUrl,
    harness: {
      states: {
        missing: { route: '/missing' },
        broken: { route: '/broken' },
        round: { route: '/round' },
        private: { route: '/private' },
        data: { route: '/data' },
        file: { route: '/file' },
        moved: { route: '/moved' },
        home: { route: '/' },
      },
    },
  });
  expect(result.problems.map(({ code, message }) => `${code} ${message.replace(baseUrl, '/')}`)).toEqual([
    'ROUTE_FAILED The app answered /missing with HTTP 404',
    'ROUTE_FAILED The app answered /broken with HTTP 500',
    'PAGE_REDIRECTS /round redirects without end',
    'ROUTE_NEEDS_LOGIN The app answered /private with HTTP 401: the page wants a login',
    'NOT_A_PAGE /data is no page: its content is application/json',
    'PAGE_DOWNLOAD /file is a download, not a page',
    expect.stringMatching(/^REDIRECT_UNREACHABLE \/moved redirects to http:\/\/127\.0\.0\.1:9\//),
  ]);
  expect(namesIn(result, 'home')).toEqual(['button Save']);
});

it('blocks requests to other hosts, reports each host once, and follows no redirect there', async () => {
  const baseUrl = await serve({
    '/': '<img src="http://tracker.example/pixel.png"><link rel="stylesheet" href="https://fonts.example/a.css"><script>fetch("http://tracker.example/again").catch(() => {}); new WebSocket("ws://live.example/")</script><button>Save</button>',
    '/away': (_, response) => response.writeHead(302, { location: 'http://shop.example/' }).end(),
  });
  const result = await probeApp({
    baseUrl,
    harness: {
      states: {
        home: { route: '/' },
        again: { route: '/' },
        redirected: { route: '/away' },
        slashes: { route: '//shop.example/' },
        walked: {
          route: '/',
          setup: async ({ page }) => {
            await page.evaluate('location.href = "http://shop.example/"');
            await page.waitForURL(/chrome-error|shop\.example/);
          },
        },
      },
    },
  });
  expect(namesIn(result, 'home')).toEqual(['button Save']);
  const found = result.problems.map(
    ({ code, where, message }) => `${code} ${where}: ${/[a-z]+\.example/.exec(message)?.[0]}`,
  );
  expect(
    found
      .filter((line) => line.startsWith('REQUEST_BLOCKED'))
      .map((line) => line.split(': ')[1])
      .sort(),
  ).toEqual(['fonts.example', 'live.example', 'shop.example', 'tracker.example']);
  expect(found.filter((line) => !line.startsWith('REQUEST_BLOCKED'))).toEqual([
    'HOST_NOT_ALLOWED redirected: shop.example',
    'HOST_NOT_ALLOWED slashes: shop.example',
    expect.stringMatching(/^HOST_NOT_ALLOWED walked/),
  ]);
});

it('reports errors of the console and of scripts, each once, without the favicon', async () => {
  const baseUrl = await serve({
    '/': `<button>Save</button><script>console.error('prices are missing'); console.error('%s are missing', 'prices'); console.error('%o: %d left', 'Tea', 3); console.warn('old'); fetch('/api/prices')</script><script>nothing.at.all</script>`,
  });
  const result = await probeApp({ baseUrl, harness: { states: { one: { route: '/' }, two: { route: '/' } } } });
  expect(
    result.problems.map(({ code, message }) => `${code} ${message.replace(/State (one|two)/, 'State')}`).sort(),
  ).toEqual([
    'PAGE_CONSOLE_ERROR State logged an error: Failed to load resource: the server responded with a status of 404 (Not Found) /api/prices',
    'PAGE_CONSOLE_ERROR State logged an error: Tea: 3 left',
    'PAGE_CONSOLE_ERROR State logged an error: nothing is not defined',
    'PAGE_CONSOLE_ERROR State logged an error: prices are missing',
  ]);
});

it('survives dialogs, beforeunload, popups, downloads, a page that crashes, and a page that never answers', async () => {
  const baseUrl = await serve({
    '/': `<button>Save</button><a href="/file" download>File</a><script>
      addEventListener('beforeunload', (event) => event.preventDefault());
      alert('hello'); confirm('sure?'); open('/popup');
    </script>`,
    '/popup': '<button>Popup</button>',
    '/file': (_, response) => response.writeHead(200, { 'content-disposition': 'attachment' }).end('x'),
  });
  const result = await probeApp({
    baseUrl,
    deadlines: { setup: 6_000 },
    harness: {
      states: {
        dialogs: { route: '/', setup: async ({ page }) => page.getByText('File').click() },
        crashed: {
          route: '/',
          setup: async ({ page }) => {
            await page.goto('chrome://crash').catch(() => null);
          },
        },
        stuck: { route: '/', setup: () => new Promise<void>(() => undefined) },
      },
    },
  });
  expect(namesIn(result, 'dialogs')).toEqual(['button Save', 'link File']);
  expect(result.problems.map(({ code, message }) => `${code} ${message}`)).toEqual([
    'HARNESS_FAILED Harness state crashed failed: the page crashed',
    'HARNESS_FAILED Harness state stuck failed: it took longer than 6 s',
  ]);
});

it('ends with a page that reloads itself for ever, and reads the others', async () => {
  const baseUrl = await serve({
    '/': '<button>Save</button>',
    '/loop': '<main></main><script>addEventListener("load", () => location.reload())</script>',
  });
  const result = await probeApp({
    baseUrl,
    deadlines: { settle: 400, empty: 800 },
    harness: { states: { loop: { route: '/loop' }, home: { route: '/' } } },
  });
  expect(namesIn(result, 'home')).toEqual(['button Save']);
  const found = result.problems.map(({ code, where }) => `${code} ${where}`);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(/^(APP_EMPTY|PAGE_RELOADS) loop$/);
});

it('reads a page whose policy allows only its own scripts', async () => {
  const baseUrl = await serve({
    '/': (_, response) =>
      response
        .writeHead(200, {
          'content-type': 'text/html',
          'content-security-policy': "default-src 'none'; require-trusted-types-for 'script'",
        })
        .end('<button>Save</button>'),
  });
  expect(namesIn(await probeApp({ baseUrl }), 'home')).toEqual(['button Save']);
});

it('closes everything when it is interrupted', async () => {
  const baseUrl = await serve({ '/': '<main></main><script>1</script>' });
  const controller = new AbortController();
  const running = probeApp({
    baseUrl,
    signal: controller.signal,
    harness: { states: { home: { route: '/', setup: () => controller.abort(new Error('enough')) } } },
    deadlines: { empty: 500 },
  });
  await expect(running).rejects.toThrow('enough');
  await expect(probeApp({ baseUrl, signal: controller.signal })).rejects.toThrow('enough');
});
