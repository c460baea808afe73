import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { openBrowser, startDevServer, startStaticServer, type Page } from '@webmcp/probe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { html, react, vue } from '../../webmcp.harness.js';

const repo = dirname(dirname(dirname(fileURLToPath(import.meta.url))));
const pageEntry = join(repo, 'packages/runtime/dist/page.iife.js');
const interactive =
  'a[href],button,input:not([type=hidden]),select,textarea,summary,[role=button],[role=switch],[role=tab]';

interface PageEntry {
  describe(element: Element): object;
  locate(target: object): { element?: Element };
  usable(element: Element): boolean;
}

/** What is not found again by its own description, as markup; and how many there were. */
function lost(page: Page): Promise<{ asked: number; lost: string[] }> {
  return page.evaluate((selector) => {
    const {
      describe: describeElement,
      locate,
      usable,
    } = (globalThis as unknown as { webmcpPage: PageEntry }).webmcpPage;
    const elements = [...document.querySelectorAll(selector)].filter(usable);
    const targets = elements.map((element) => JSON.stringify(describeElement(element)));
    const missed = elements.filter((element, at) => locate(JSON.parse(targets[at]!) as object).element !== element);
    return { asked: elements.length, lost: missed.map((element) => element.outerHTML.slice(0, 200)) };
  }, interactive);
}

describe.each([
  ['react', react],
  ['vue', vue],
  ['html', html],
] as const)('%s', (name, { states }) => {
  let browser: Awaited<ReturnType<typeof openBrowser>>;
  let page: Page;
  let server: Awaited<ReturnType<typeof startDevServer>>;
  beforeAll(async () => {
    const root = join(repo, 'examples', 'playground', name);
    browser = await openBrowser({});
    page = await browser.newPage();
    server = await (name === 'html' ? startStaticServer({ root }) : startDevServer({ root }));
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  test.each(Object.entries(states))('%s: every control is found again by its description', async (_, state) => {
    // The apps keep nothing beyond a document.
    await page.goto('about:blank');
    await page.goto(new URL(state.route, server.url).href);
    await state.setup?.({ page });
    await page.locator(interactive).first().waitFor();
    await page.addScriptTag({ path: pageEntry });
    const found = await lost(page);
    expect(found.asked).toBeGreaterThan(0);
    expect(found.lost).toEqual([]);
  });
});
