import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { openBrowser, type Page } from '@webmcp/probe';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { instrumentPages, type InstrumentedApp } from '../slice/instrument-app.js';
import { toolWithAction } from '../slice/tool-with-action.js';

const html = `<!doctype html><title>Account</title><h1>Account</h1>
<form aria-label="Account"><label>Why <input name="why"></label>
<button type="submit">Delete account</button></form><p role="status"></p>
<script>
  document.forms[0].addEventListener('submit', (event) => {
    event.preventDefault();
    document.querySelector('[role=status]').textContent = 'The account is deleted';
  });
</script>`;

/** A service worker that answers in the place of a bridge. */
const worker = `const text = new URL(location.href).searchParams.get('text');
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => {
  if (event.request.url.endsWith('/plugin/approval')) event.respondWith(new Response(text));
});`;

let app: InstrumentedApp;
let browser: Awaited<ReturnType<typeof openBrowser>>;
let page: Page;
let questions: string[];
/** A listener in the place of a bridge. */
let bridge: Server;
let port: number;
let taken: string[];
let answer: (response: ServerResponse, origin: string) => void;

const args = { why: 'moving' };
const digest = createHash('sha256').update(JSON.stringify(args)).digest('hex');

beforeAll(async () => {
  app = await instrumentPages({ 'index.html': html, 'worker.js': worker });
  browser = await openBrowser();
  bridge = createServer((request, response) => {
    request.setEncoding('utf8').on('data', (text: string) => taken.push(text));
    request.on('end', () => answer(response, request.headers.origin ?? ''));
  });
  bridge.listen(0, '127.0.0.1');
  await once(bridge, 'listening');
  port = (bridge.address() as AddressInfo).port;
});
afterAll(async () => {
  await browser?.close();
  await new Promise((resolve) => bridge.close(resolve));
  await app?.close();
});
beforeEach(async () => {
  questions = [];
  taken = [];
  page = await browser.newPage();
  page.on('dialog', (dialog) => {
    questions.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto(app.url);
  await page.addScriptTag({ path: app.script });
  const tool = toolWithAction(app.map, 'Delete account');
  says(`webmcp approves ${tool.id} ${digest}`);
});
afterEach(() => page.close());

/** Lets the listener answer with a text that the page's origin may read. */
function says(text: string): void {
  answer = (response, origin) => response.writeHead(200, { 'access-control-allow-origin': origin }).end(text);
}

/** Calls the destructive tool with an approval. Returns the status, and whether the account is gone. */
async function call(approval: object | null = { port, id: 'secret' }, given: object = args): Promise<unknown[]> {
  const { name } = toolWithAction(app.map, 'Delete account');
  const status = await page.evaluate(
    async ([tool, values, context]) => {
      const { executeTool } = Reflect.get(window, 'webmcp') as {
        executeTool(tool: string, args: object, context: object): Promise<{ status: string }>;
      };
      return (await executeTool(tool, values, context)).status;
    },
    [name, given, approval === null ? {} : { approval }] as const,
  );
  return [status, (await page.getByRole('status').innerText()) !== '', questions.length];
}

describe('an approval of a bridge', () => {
  test('is taken from the bridge by its secret, and the page does not ask', async () => {
    expect(await call()).toEqual(['completed', true, 0]);
    expect(taken).toEqual(['secret']);
  });

  test('counts for one call: without it, the page asks', async () => {
    expect(await call(null)).toEqual(['denied', false, 1]);
  });

  test.each([
    [
      'other arguments',
      () => says(`webmcp approves ${toolWithAction(app.map, 'Delete account').id} ${'0'.repeat(64)}`),
    ],
    ['another tool', () => says(`webmcp approves wm_other ${digest}`)],
    ['nothing', () => says('')],
  ])('for %s allows nothing', async (_, prepare) => {
    prepare();
    expect(await call()).toEqual(['denied', false, 0]);
  });

  test('that the bridge refuses, or that counts no more, allows nothing', async () => {
    answer = (response, origin) => response.writeHead(403, { 'access-control-allow-origin': origin }).end('used');
    expect(await call()).toEqual(['denied', false, 0]);
  });

  test('does not cover arguments that changed on the way', async () => {
    expect(await call(null, { why: 'other' })).toEqual(['denied', false, 1]);
    expect(await call({ port, id: 'secret' }, { why: 'other' })).toEqual(['denied', false, 1]);
  });

  test.each([['that names another host in its port', () => ({ port: `1@127.0.0.1:${port}`, id: 'secret' })]])(
    '%s allows nothing',
    async (_, approval) => {
      expect(await call(approval())).toEqual(['denied', false, 0]);
    },
  );

  test('that does not come at all is asked in the page', async () => {
    expect(await call({ port: 1, id: 'secret' })).toEqual(['denied', false, 1]);
  });

  test.each([
    ['fetch', `window.fetch = async () => new Response(TEXT)`],
    ['the text of answers', `Response.prototype.text = async () => TEXT`],
  ])('is not made by a page that replaces %s', async (_, script) => {
    const text = `webmcp approves ${toolWithAction(app.map, 'Delete account').id} ${digest}`;
    says('nothing');
    await page.evaluate(script.replace('TEXT', JSON.stringify(text)));
    expect(await call()).toEqual(['denied', false, 0]);
  });

  test('is not made by a service worker of the page', async () => {
    const text = `webmcp approves ${toolWithAction(app.map, 'Delete account').id} ${digest}`;
    await page.evaluate(async (made) => {
      await navigator.serviceWorker.register(`/worker.js?text=${encodeURIComponent(made)}`);
      await navigator.serviceWorker.ready;
      if (navigator.serviceWorker.controller === null)
        await new Promise((resolve) => navigator.serviceWorker.addEventListener('controllerchange', resolve));
    }, text);
    try {
      expect(await call()).toEqual(['denied', false, 0]);
      expect(taken).toEqual([]);
    } finally {
      await page.evaluate(async () => await (await navigator.serviceWorker.ready).unregister());
    }
  });

  test('does not cover an element that the page moved since the map was made', async () => {
    await page.evaluate(() => {
      const button = document.querySelector('button')!;
      button.textContent = 'Delete the account';
      button.id = 'other';
    });
    const [status, isGone, asked] = await call();
    // Either the runtime refuses the changed button, or the person reads about the change in the page.
    expect([status !== 'completed', isGone, Number(asked) <= 1]).toEqual([true, false, true]);
  });
});
