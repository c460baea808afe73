import type { Page } from 'playwright';
import { expect, it, onTestFinished } from 'vitest';
import { openBrowser } from '../../../src/browser/open-browser.js';
import { blockWrites } from '../../../src/guard/block-writes.js';
import { type OpenedPage, PagePool } from '../../../src/harness/pages/page-pool.js';
import { namesIn, probeApp } from '../../probe-app.js';
import { serve } from '../../serve.js';

/** A page that adds a mark to each storage, and shows the number of marks in each. */
const script = `
const found = {};
const opened = new Promise((resolve) => {
  const request = indexedDB.open('marks');
  request.onupgradeneeded = () => request.result.createObjectStore('marks', { autoIncrement: true });
  request.onsuccess = () => resolve(request.result);
});
const once = (request) => new Promise((resolve) => { request.onsuccess = () => resolve(request.result); });
const show = async () => {
  found.cookie = document.cookie.split(';').filter((one) => one.includes('mark')).length;
  document.cookie = 'mark=1';
  for (const [name, store] of [['local', localStorage], ['session', sessionStorage]]) {
    found[name] = store.length;
    store.mark = '1';
  }
  const database = await opened;
  found.indexed = await once(database.transaction('marks').objectStore('marks').count());
  await once(database.transaction('marks', 'readwrite').objectStore('marks').add({}));
  found.caches = (await caches.keys()).length;
  await (await caches.open('marks')).put('/mark', new Response('1'));
  found.name = window.name.length;
  window.name = 'mark';
  found.scripts = Number(window.added === true);
  found.stopped = Number(Date.now() < 86_400_000);
  found.width = Math.abs(innerWidth - 1280);
  const button = document.createElement('button');
  document.body.append(button);
  button.textContent = 'Wait';
  for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
  found.hover = Number(button.matches(':hover'));
  button.textContent = 'Ready';
  button.addEventListener('click', (event) => {
    found.shift = Number(event.shiftKey);
    found.before = history.length - 2;
    console.log('Playwright tells of this by asking its own page');
    button.textContent = JSON.stringify(found);
  });
};
addEventListener('pagehide', () => (sessionStorage.left = '1'));
show();`;

const parts = ['cookie', 'local', 'session', 'indexed', 'caches', 'name', 'scripts', 'stopped', 'width'];
const nothing = Object.fromEntries([...parts, 'hover', 'shift', 'before'].map((part) => [part, 0]));

const click = (page: Page): Promise<void> => page.getByRole('button', { name: 'Ready' }).click();

it('leaves no trace of a state for the next one, and loads the files of the app once for each page', async () => {
  let sent = 0;
  const baseUrl = await serve({
    '/': '<body><script src="/app.js"></script></body>',
    '/app.js': (_, response) => {
      sent += 1;
      response
        .writeHead(200, { 'content-type': 'text/javascript', 'cache-control': 'max-age=31536000,immutable' })
        .end(script);
    },
  });
  const setup = ({ page }: { page: Page }): Promise<void> => click(page);
  const ids = Array.from({ length: 8 }, (_, at) => `state-${at}`);
  const harness = { states: Object.fromEntries(ids.map((id) => [id, { route: '/', setup }])) };
  const result = await probeApp({ baseUrl, harness });
  expect(result.problems).toEqual([]);
  expect(ids.map((id) => namesIn(result, id))).toEqual(ids.map(() => [`button ${JSON.stringify(nothing)}`]));
  expect(sent).toBeLessThanOrEqual(2);
});

it('keeps the effects of a set-up beyond its document from other states', async () => {
  const baseUrl = await serve({ '/': `<body><script>${script}</script></body>` });
  const changes: ((page: Page) => Promise<unknown>)[] = [
    (page) => page.context().addInitScript('window.added = true'),
    (page) => page.addInitScript('window.added = true'),
    (page) => page.clock.setFixedTime(0),
    (page) => page.setViewportSize({ width: 400, height: 400 }),
    (page) => page.keyboard.down('Shift'),
  ];
  const plain = ({ page }: { page: Page }): Promise<void> => click(page);
  const setups = changes.flatMap((change) => [
    async ({ page }: { page: Page }): Promise<void> => {
      await click(page);
      await change(page);
    },
    plain,
  ]);
  setups.push(plain, plain);
  const harness = { states: Object.fromEntries(setups.map((setup, at) => [`state-${at}`, { route: '/', setup }])) };
  const result = await probeApp({ baseUrl, harness });
  expect(result.problems).toEqual([]);
  for (const at of setups.keys()) expect(namesIn(result, `state-${at}`)).toEqual([`button ${JSON.stringify(nothing)}`]);
});

it('lends the page that was opened ahead to the first state without a guard, and to no other', async () => {
  const browser = await openBrowser();
  onTestFinished(() => browser.close());
  const pool = new PagePool(browser, await serve({ '/': '<button>Ready</button>' }));
  let prepared = 0;
  const prepare = async (): Promise<void> => void (prepared += 1);
  pool.openAhead(undefined, prepare);
  const guarded = await pool.open(undefined, prepare, 'guarded');
  expect(prepared).toBe(2);
  const first = await pool.open(undefined, prepare, 'read');
  expect(prepared).toBe(2);
  const second = await pool.open(undefined, prepare, 'read');
  expect(prepared).toBe(3);
  expect(new Set([guarded, first, second].map(({ page }) => page.context())).size).toBe(3);
});

/** A page that sends in each way that outlasts its document, and listens again where its listeners are taken. */
const sending = `<x-part></x-part><script>
  const send = (name) => () => navigator.sendBeacon('/' + name, 'x');
  addEventListener('pagehide', send('pagehide'));
  addEventListener('unload', send('unload'));
  document.addEventListener('visibilitychange', send('hidden'));
  if (window.fetchLater) fetchLater('/later', { method: 'POST' });
  customElements.define('x-part', class extends HTMLElement {
    disconnectedCallback() { addEventListener('pagehide', send('part')); }
  });
  new MutationObserver(() => addEventListener('pagehide', send('changed'))).observe(document, { childList: true });
  setInterval(() => fetch('/tick', { method: 'POST' }), 20);
</script>`;

/**
 * Opens ten pressed pages that send as they leave, then a last one. Returns the writes that reached the server, and the
 * number of pages that were made.
 */
async function pressTen(html: string): Promise<{ reached: string[]; last: Page; made: number; url: string }> {
  const reached: string[] = [];
  const names = ['pagehide', 'unload', 'hidden', 'later', 'part', 'changed', 'tick', 'framed', 'sent'];
  const write: Parameters<typeof serve>[0][string] = (request, response) => {
    reached.push(`${request.method} ${request.url}`);
    response.end();
  };
  const url = await serve({
    '/': html,
    '/frame': `<script>addEventListener('pagehide', () => navigator.sendBeacon('/framed', 'x'))</script>`,
    '/calm': '<p>Calm</p>',
    ...Object.fromEntries(names.map((name) => [`/${name}`, write])),
  });
  const browser = await openBrowser();
  onTestFinished(() => browser.close());
  const pool = new PagePool(browser, url);
  let made = 0;
  const prepare = async (): Promise<void> => void (made += 1);
  const open = (): Promise<OpenedPage> => pool.open(undefined, prepare, 'pressed');
  for (let round = 0; round < 10; round += 1) {
    const { page, close } = await open();
    const blocked = new Set<string>();
    await blockWrites(page.context(), (each) => blocked.add(each));
    await page.goto(url);
    await expect.poll(() => [...blocked]).toEqual(['POST /tick']);
    await close();
  }
  const { page: last } = await open();
  return { reached, last, made, url };
}

it('lends a pressed page again, whose document sent nothing as it left, without its guard', async () => {
  const { reached, last, made, url } = await pressTen(sending);
  expect(reached).toEqual([]);
  expect(made).toBe(1);
  await last.goto(new URL('/calm', url).href);
  await last.evaluate("fetch('/sent', { method: 'POST' })");
  expect(reached).toEqual(['POST /sent']);
});

it('closes a pressed page with a frame, whose listeners it cannot take', async () => {
  const { reached, made } = await pressTen(`<iframe src="/frame"></iframe>${sending}`);
  // A page that is closed at once may let a request of its interval pass.
  expect(reached.filter((each) => each !== 'POST /tick')).toEqual([]);
  expect(made).toBe(11);
});
