import { chromium, type BrowserServer } from 'playwright';
import { expect, it, onTestFinished } from 'vitest';

import { launchFirst } from '../../src/browser/launch-first.js';
import { freePort } from '../../src/server/free-port.js';
import { problemOf, probeApp } from '../probe-app.js';
import { serve } from '../serve.js';

const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** Starts the Chromium of this machine as a grid does, without our launch flags. */
async function grid(...args: string[]): Promise<BrowserServer> {
  const { browser, choice } = await launchFirst({});
  await browser.close();
  const server = await chromium.launchServer({ ...choice, args: [...asRoot, ...args] });
  onTestFinished(() => server.close());
  return server;
}

const site = {
  '/': '<a href="/form">Form</a><button>Refresh</button>',
  '/form':
    '<form><label>Mail <input name="mail" required></label><select aria-label="City"><option>Oslo</select></form>',
};

it('reads the same pages through a Playwright server and through DevTools as with a browser of its own', async () => {
  const baseUrl = await serve(site);
  const { snapshots } = await probeApp({ baseUrl });
  expect(snapshots.length).toBe(2);
  const server = await grid();
  expect((await probeApp({ baseUrl, connect: server.wsEndpoint() })).snapshots).toEqual(snapshots);
  const port = await freePort();
  await grid(`--remote-debugging-port=${port}`);
  expect((await probeApp({ baseUrl, connect: `http://127.0.0.1:${port}` })).snapshots).toEqual(snapshots);
});

it('ends with BROWSER_GONE when the browser ends in the middle', async () => {
  const server = await grid();
  const baseUrl = await serve({
    ...site,
    '/form': (_request, response) => {
      // A browser that is asked to close still answers for a while.
      void server.kill().finally(() => response.end());
    },
  });
  const { code } = await problemOf(probeApp({ baseUrl, connect: server.wsEndpoint() }));
  expect(code).toBe('BROWSER_GONE');
});

it('names the host of an endpoint that does not answer, and never the key in its path', async () => {
  const port = await freePort();
  for (const endpoint of [`ws://127.0.0.1:${port}/secret-key`, `http://127.0.0.1:${port}/secret-key`, 'secret-key']) {
    const found = await problemOf(probeApp({ baseUrl: 'http://127.0.0.1:1/', connect: endpoint }));
    expect(found.code).toBe('CONNECT_FAILED');
    expect(JSON.stringify(found)).not.toContain('secret-key');
  }
});
