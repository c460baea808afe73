import { readdirSync } from 'node:fs';
import { networkInterfaces } from 'node:os';
import { ProblemError } from '@webmcp/contract';
import { afterEach, expect, it, vi } from 'vitest';
import { findBrowser } from '../../src/browser/find-browser.js';
import { openBrowser } from '../../src/browser/open-browser.js';
import { serve } from '../serve.js';
import { tempFolder } from '../temp-folder.js';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('finds a Chromium that can be launched, and names it', async () => {
  const found = await findBrowser();
  expect(found.version).toMatch(/^\d+\.\d+/);
  vi.stubEnv('WEBMCP_BROWSER', found.executablePath ?? '');
  expect(await findBrowser()).toEqual(found);
});

it('reports the start of the browser before its first answer', async () => {
  const seen: string[] = [];
  const browser = await openBrowser({ onStart: () => seen.push('started') });
  seen.push('answered');
  await browser.close();
  expect(seen).toEqual(['started', 'answered']);
});

it.each(['/nowhere/chromium', '/bin/false'])('refuses WEBMCP_BROWSER=%s instead of looking further', async (path) => {
  vi.stubEnv('WEBMCP_BROWSER', path);
  const error = await findBrowser().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ProblemError);
  expect((error as ProblemError).problem).toMatchObject({
    code: 'BROWSER_WRONG',
    message: expect.stringContaining(`WEBMCP_BROWSER is ${path}, which could not be launched: `),
  });
});

it.runIf(process.platform === 'linux')(
  'leaves no folder of an attempt to launch where it puts none of its own',
  async () => {
    // The first launch makes the folder for all launches of this process.
    await findBrowser().catch(() => undefined);
    const folder = tempFolder({});
    vi.stubEnv('TMPDIR', folder);
    vi.stubEnv('WEBMCP_BROWSER', '/nowhere/chromium');
    await expect(findBrowser()).rejects.toThrow('could not be launched');
    expect([readdirSync(folder), process.env['TMPDIR']]).toEqual([[], folder]);
  },
);

it('opens a browser that computes roles and names, and reaches no other host', async () => {
  const url = await serve({ '/': '<button>Save <i>it</i></button>' });
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(url);
    expect(
      await page.evaluate(
        "(({ computedRole, computedName }) => [computedRole, computedName])(document.querySelector('button'))",
      ),
    ).toEqual(['button', 'Save it']);
    const own = Object.values(networkInterfaces())
      .flat()
      .find((address) => address?.internal === false && address.family === 'IPv4')?.address;
    for (const host of ['example.com', '192.0.2.7', ...(own === undefined ? [] : [own])]) {
      // A new page for each host, because the error page of the last one may still be loading.
      const other = await browser.newPage();
      await expect(other.goto(`http://${host}:${new URL(url).port}/`)).rejects.toThrow('ERR_NAME_NOT_RESOLVED');
    }
    expect((await page.goto(url.replace('127.0.0.1', 'shop.localhost')))?.status()).toBe(200);
  } finally {
    await browser.close();
  }
});

it('closes at the signal, and does not open after the signal', async () => {
  const controller = new AbortController();
  const browser = await openBrowser({ signal: controller.signal });
  const gone = new Promise((resolve) => browser.on('disconnected', resolve));
  controller.abort(new Error('enough'));
  await gone;
  await expect(openBrowser({ signal: controller.signal })).rejects.toThrow('enough');
});
