import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { openBrowser, type Page } from '@webmcp/probe';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { newApp, succeed, type NewApp } from '../e2e/package/new-app.js';
import { next } from './apps/next.js';
import { nuxt } from './apps/nuxt.js';
import { reactRouter } from './apps/react-router.js';
import { startCommandLine, type RunningCommand } from './running-command.js';

interface Answer {
  status: string;
  messages: string[];
}
interface Offered {
  getTools(): Promise<{ name: string }[]>;
  executeTool(tool: string, args: object): Promise<Answer>;
}

const webmcp = fileURLToPath(new URL('../../bin/webmcp.js', import.meta.url));

/** The apps, and the script that serves each of them. Nuxt's build needs a later Node than the oldest of ours. */
const served = [
  { app: next, name: next.name, command: next.scripts.serve },
  { app: nuxt, name: nuxt.name, command: nuxt.scripts.dev },
  { app: reactRouter, name: reactRouter.name, command: reactRouter.scripts.serve },
];

/** Calls come while the scripts of a server-rendered page are on their way. The page has the tools before. */
describe.each(served)('$name with slow scripts', ({ app, command }) => {
  let folder: NewApp;
  let server: RunningCommand;
  let browser: Awaited<ReturnType<typeof openBrowser>>;
  beforeAll(async () => {
    folder = newApp(app.files);
    await succeed('npm', ['install', '--no-audit', '--no-fund'], folder.root);
    server = await startCommandLine(app.scripts.dev, folder.root);
    const emit = ['--out', 'webmcp.map.json', '--emit', 'webmcp.iife.js'];
    await succeed(process.execPath, [webmcp, 'instrument', '--url', server.url, ...emit], folder.root);
    if (command !== app.scripts.dev) {
      await server.stop();
      await succeed('npm', ['run', app.scripts.build!], folder.root);
      server = await startCommandLine(command, folder.root);
    }
    browser = await openBrowser({});
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
    folder?.remove();
  });

  it('keeps the call until the framework owns the form', async () => {
    const { page, release } = await slowPage();
    const answer = called(page);
    expect(await stillOpen(page, answer)).toBe(true);
    expect(await page.locator('#title').inputValue()).toBe('');
    release();
    expect(await answer).toMatchObject({ status: 'completed' });
    expect(await page.getByRole('listitem').allTextContents()).toContainEqual(expect.stringContaining('Dune (Essays)'));
    expect(new URL(page.url()).search).toBe('');
    await page.close();
  });

  it('answers unavailable while the scripts do not come, and does nothing then or later', async () => {
    const { page, release } = await slowPage();
    expect(await called(page)).toMatchObject({ status: 'unavailable' });
    expect(await page.locator('#title').inputValue()).toBe('');
    release();
    // The same call is made again, as the answer asks. Only its act is done.
    await expect.poll(async () => (await called(page)).status).toBe('completed');
    expect(await page.getByRole('listitem').count()).toBe(3);
    expect(new URL(page.url()).search).toBe('');
    await page.close();
  });

  /** Opens the page with the tools. Its scripts wait for `release`. */
  async function slowPage(): Promise<{ page: Page; release(): void }> {
    const page = await browser.newPage();
    let release = (): void => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() === 'script') await held;
      await route.continue();
    });
    await page.addInitScript({ path: join(folder.root, 'webmcp.iife.js') });
    await page.goto(server.url, { waitUntil: 'commit' });
    await page.waitForFunction(async (name) => {
      const offered = Reflect.get(window, 'webmcp') as Offered | undefined;
      return ((await offered?.getTools()) ?? []).some((each) => each.name === name);
    }, app.calls[0].tool);
    return { page, release };
  }

  /** Calls the first tool. */
  function called(page: Page): Promise<Answer> {
    const { tool, args } = app.calls[0];
    return page.evaluate(([name, given]) => (Reflect.get(window, 'webmcp') as Offered).executeTool(name, given), [
      tool,
      args,
    ] as const);
  }
});

/** Draws 30 frames, and decides whether the call still waits. A call that waits for nothing ends in that many frames. */
async function stillOpen(page: Page, answer: Promise<Answer>): Promise<boolean> {
  let isOpen = true;
  void answer.then(() => (isOpen = false));
  await page.evaluate(async () => {
    for (let frames = 0; frames < 30; frames += 1) await new Promise(requestAnimationFrame);
  });
  return isOpen;
}
