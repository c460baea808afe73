import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

import type { Problem } from '@webmcp/contract';
import { openBrowser, type Page } from '@webmcp/probe';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';

const webmcp = join(dirname(dirname(dirname(fileURLToPath(import.meta.url)))), 'bin', 'webmcp.js');
const root = mkdtempSync(join(tmpdir(), 'webmcp-report-'));
const file = join(root, 'webmcp-report.html');
const card = '4111111111111111';

/** A page with a payment field that holds a number, a destructive button, and texts that look like markup. */
const page = `<!doctype html>
<html lang="en">
  <head><meta charset="utf-8"><title>Till</title><link rel="icon" href="data:,"></head>
  <body>
    <h1>Till</h1>
    <form id="pay">
      <label>Name <input name="name" required></label>
      <label>Card number <input name="card" autocomplete="cc-number" value="${card}"></label>
      <label>Note &lt;script&gt;alert(1)&lt;/script&gt; <input name="note"></label>
      <button>Pay now</button>
    </form>
    <button type="button" id="wipe">Delete all receipts</button>
    <div><button type="button" class="x"><svg width="9" height="9"></svg></button></div>
    <script>
      document.getElementById('pay').addEventListener('submit', (event) => event.preventDefault());
      document.getElementById('wipe').addEventListener('click', () => fetch('/receipts', { method: 'DELETE' }));
      document.querySelector('.x').addEventListener('click', () => fetch('/x', { method: 'POST' }));
    </script>
  </body>
</html>
`;

interface Answer {
  command: string;
  exitCode: number;
  report: string;
  problems: Problem[];
}

function run(command: string, ...args: string[]): Answer {
  const done = spawnSync(process.execPath, [webmcp, command, ...args, '--root', root, '--json'], { encoding: 'utf8' });
  return JSON.parse(done.stdout) as Answer;
}

let browser: Awaited<ReturnType<typeof openBrowser>>;
let answer: Answer;
beforeAll(async () => {
  writeFileSync(join(root, 'index.html'), page);
  run('instrument');
  writeFileSync(join(root, 'index.html'), page.replace('name="name" required', 'name="name"'));
  answer = run('report');
  browser = await openBrowser({});
});
afterAll(async () => {
  await browser.close();
  rmSync(root, { recursive: true });
});

/** Opens the report without a network and counts what the page asks for. */
async function opened(width: number, colorScheme: 'light' | 'dark' = 'light') {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    colorScheme,
    bypassCSP: true,
    offline: true,
  });
  onTestFinished(() => context.close());
  const shown = await context.newPage();
  const faults: string[] = [];
  shown.on('pageerror', ({ message }) => faults.push(message));
  shown.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  shown.on('request', (request) => {
    if (!/^(?:file|data):/.test(request.url())) faults.push(request.url());
  });
  await shown.goto(pathToFileURL(file).href);
  return { shown, faults };
}

async function violations(shown: Page): Promise<string[]> {
  await shown.evaluate(readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8'));
  return (await shown.evaluate(
    '(async () => (await axe.run()).violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`))()',
  )) as string[];
}

describe('webmcp report', () => {
  test('writes one file and names it', () => {
    expect(answer).toMatchObject({ command: 'report', exitCode: 0, report: file, problems: [] });
  });

  test.each([
    [1280, 'light'],
    [800, 'dark'],
    [360, 'light'],
  ] as const)('has no fault for axe at %i pixels, %s, asks for nothing and fits', async (width, scheme) => {
    const { shown, faults } = await opened(width, scheme);
    for (const summary of await shown.locator('summary').all()) await summary.click();
    expect(await violations(shown)).toEqual([]);
    expect(faults).toEqual([]);
    expect(await shown.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  });

  test('draws each target on its element, and a mark opens its tool by the keyboard', async () => {
    const { shown } = await opened(1280);
    const mark = shown.getByRole('link', { name: /field name: confidence/ });
    const [box, image] = [await mark.boundingBox(), await shown.locator('.shot img').boundingBox()];
    expect(box!.x).toBeGreaterThanOrEqual(image!.x);
    expect(box!.y + box!.height).toBeLessThanOrEqual(image!.y + image!.height);
    expect(box!.width).toBeGreaterThan(50);
    await mark.focus();
    await shown.keyboard.press('Enter');
    const tool = shown.locator('details.tool:target');
    await expect.poll(() => tool.getAttribute('open')).not.toBeNull();
    expect(await tool.locator('tbody').first().textContent()).toContain('name');
  });

  test('searches and filters tools together with their marks', async () => {
    const { shown } = await opened(1280);
    await shown.getByLabel('Risk').selectOption('destructive');
    expect(await shown.locator('details.tool:visible:not([data-risk=destructive])').count()).toBe(0);
    const ids = await shown.locator('details.tool:visible').evaluateAll((all) => all.map(({ id }) => id));
    expect(ids.length).toBeGreaterThan(0);
    const of = await shown
      .locator('a.mark:visible')
      .evaluateAll((all) => all.map((mark) => mark.getAttribute('data-of')));
    expect([...new Set(of)].sort()).toEqual(ids.sort());
    await shown.getByLabel('Search').fill('nothing has these words');
    await expect.poll(() => shown.getByRole('status').textContent()).toMatch(/^0 of /);
  });

  test('masks the card number in file and picture, and takes no text of the page for markup', async () => {
    const { shown } = await opened(1280);
    expect(readFileSync(file, 'utf8')).not.toContain(card);
    expect(await shown.locator('script').count()).toBe(1);
    const mark = shown.getByRole('link', { name: /field card/ });
    await mark.scrollIntoViewIfNeeded();
    // The stripes of the mask: the middle of the field is dark and light by turns.
    const shades = await shown.evaluate(`(async () => {
      const image = document.querySelector('.shot img'), mark = document.querySelector('a.mark[aria-label*="field card"]');
      const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight), pen = canvas.getContext('2d');
      pen.drawImage(image, 0, 0);
      const of = (name) => parseFloat(mark.style[name]) / 100;
      const y = (of('top') + of('height') / 2) * canvas.height;
      const row = pen.getImageData(of('left') * canvas.width + 4, y, 60, 1).data;
      return Array.from({ length: 60 }, (_, at) => row[4 * at]);
    })()`);
    expect(Math.max(...(shades as number[]))).toBeLessThan(130);
  });

  test('lists the differences from the committed map, and held-back controls with a fix', async () => {
    const { shown } = await opened(1280);
    expect(await shown.getByRole('region', { name: 'Differences' }).textContent()).toContain(
      'name is no longer required',
    );
    const text = await shown.getByRole('region', { name: 'Held back' }).textContent();
    expect(text).toMatch(/data-mcp|Nothing is held back/);
  });
});
