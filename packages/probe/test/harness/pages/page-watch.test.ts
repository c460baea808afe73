import type { ServerResponse } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { openBrowser } from '../../../src/browser/open-browser.js';
import { PageWatch } from '../../../src/harness/pages/page-watch.js';
import { serve } from '../../serve.js';

const module = (_: unknown, response: ServerResponse): void =>
  void response.writeHead(200, { 'content-type': 'text/javascript' }).end('export {}');

it('knows a late module after a router wrote the address, until the next document', async () => {
  const baseUrl = await serve({ '/': '<h1>Shop</h1>', '/lazy.js': module });
  const browser = await openBrowser();
  onTestFinished(async () => await browser.close());
  const page = await browser.newPage();
  const watch = new PageWatch(page, [], new Set());
  await page.goto(baseUrl);
  await page.evaluate("history.replaceState({}, '', '/planner'); import('/lazy.js')");
  await expect.poll(() => watch.lateModules).toBe(true);
  watch.lateModules = false;
  const document = await serve({ '/': '<script type="module" src="/own.js"></script>', '/own.js': module });
  await page.goto(document);
  expect(watch.lateModules).toBe(false);
});
