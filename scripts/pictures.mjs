// `npm run pictures`: docs/pictures, taken from the running demo. The same demo gives the same bytes.
import { spawn } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

import { openBrowser, startDevServer } from '@webmcp/probe';

import { takeBridgePictures } from './pictures/bridge.mjs';
import { initShown } from './pictures/init.mjs';
import { questionPage, terminalPage } from './pictures/pages.mjs';
import { takePanel } from './pictures/panel.mjs';
import { takePullRequest } from './pictures/pull-request.mjs';

const repo = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(repo, 'docs', 'pictures');

/** What the demo prints, with its colours. */
async function runDemo() {
  const child = spawn(process.execPath, [join(repo, 'scripts', 'demo.mjs')], {
    env: { ...process.env, FORCE_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [printed, code] = await Promise.all([text(child.stdout), new Promise((resolve) => child.on('exit', resolve))]);
  if (code !== 0) throw new Error(`The demo ended with ${code}:\n${printed}`);
  return printed;
}

/** The part of the demo's output from the call with this number up to another. */
function callsFrom(printed, first, end) {
  const lines = printed.split('\n');
  // eslint-disable-next-line no-control-regex
  const at = (number) => lines.findIndex((line) => new RegExp(`^\\u001b\\[1m${number}  `).test(line));
  return lines.slice(at(first), at(end)).join('\n').trim();
}

const printed = await runDemo();
await mkdir(folder, { recursive: true });
const server = await startDevServer({ root: join(repo, 'examples', 'playground', 'react') });
const browser = await openBrowser({});
try {
  const page = await browser.newPage({ viewport: { width: 1000, height: 640 } });
  const take = (name, what = page) =>
    what.screenshot({ path: join(folder, `${name}.png`), animations: 'disabled', caret: 'hide' });

  await page.goto(server.url);
  await page.getByText('12 of 12 products').waitFor();
  await take('shop');

  await page.goto(new URL('/checkout', server.url).href);
  await page.getByRole('button', { name: 'Place order' }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  const checkout = (await page.screenshot({ animations: 'disabled', caret: 'hide' })).toString('base64');
  await page.setContent(questionPage(checkout, callsFrom(printed, 3, 4)));
  await page.locator('img').evaluate((image) => image.decode());
  await take('question');

  await page.setContent(terminalPage(callsFrom(printed, 2, 4)));
  await take('demo', page.locator('pre'));

  await takeBridgePictures(browser, folder);
  await page.setContent(terminalPage(initShown(repo)));
  await take('init', page.locator('pre'));

  await takePanel(repo, browser, take);
  await takePullRequest(repo, page, take);
} finally {
  await browser.close();
  await server.stop();
}
