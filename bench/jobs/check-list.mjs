/**
 * Proves that a list of jobs is right, without any tool: does each job by hand in the plain app.
 *
 * Usage, from the root: `node bench/jobs/check-list.mjs --app FOLDER --list NAME [--job WORDS]`.
 *
 * Starts the app, opens it with the list's seed, and does `hand(page)` of each job. `want` must hold after it, and not before.
 * The state must stay after a refusal, and the page must show the texts of a read. Prints one row for each job. Exits 1 if a
 * job is not as the list says. WebMCP is not in the page.
 */
import { existsSync, mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual, parseArgs } from 'node:util';

import { chromium } from 'playwright';

import { lastState, seed, settled, stateOf } from '../truth/make-call.mjs';
import { readApp } from '../truth/read-app.mjs';
import { serveApp } from '../truth/serve-app.mjs';
import { checkJobs } from './check-jobs.mjs';

const { values } = parseArgs({
  options: { app: { type: 'string' }, list: { type: 'string' }, job: { type: 'string' } },
});
if (values.app === undefined || values.list === undefined) {
  console.error('Usage: node bench/jobs/check-list.mjs --app FOLDER --list NAME [--job WORDS]');
  process.exit(2);
}

const app = await readApp(resolve(values.app), fileURLToPath(new URL(`lists/${values.list}.mjs`, import.meta.url)));
checkJobs(app.calls);
mkdirSync(join(app.folder, 'out'), { recursive: true });
const server = await serveApp(app);
const browser = await chromium.launch({
  executablePath: process.env.WEBMCP_BROWSER ?? (existsSync('/usr/bin/chromium') ? '/usr/bin/chromium' : undefined),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
});
try {
  await warm();
  for (const job of app.calls.filter(({ job: words }) => values.job === undefined || words === values.job)) {
    const fault = await byHand(job).catch((error) => error.message.split('\n').slice(0, 4).join(' '));
    console.log(`${fault === undefined ? 'right' : 'WRONG'}  ${job.job}${fault === undefined ? '' : `: ${fault}`}`);
    if (fault !== undefined) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await server.stop();
}

/** Opens the page once, because a cold dev server reloads its first page. */
async function warm() {
  const page = await browser.newPage();
  await page.goto(server.origin, { timeout: 120_000 });
  await settled(page);
  await page.close();
}

/** Does one job by hand. Returns the reason why the list is wrong, or undefined. */
async function byHand(job) {
  await app.reset({ origin: server.origin, folder: app.folder });
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(8000);
    page.on('dialog', (dialog) => (job.person === 'no' ? dialog.dismiss() : dialog.accept()));
    await seed(context, { ...app.seed, ...job.seed }, server.origin);
    await page.goto(new URL(job.route ?? '/', server.origin).href, { timeout: 120_000 });
    await settled(page);
    await job.before?.(page);
    if (job.rows !== undefined) return await lacks(page, job.rows);
    const read = () => stateOf({ app, call: job, page, origin: server.origin });
    const before = await lastState(read);
    if (typeof job.want === 'function' && job.want(before, before) === true)
      return `holds before: ${JSON.stringify(before)}`;
    await job.hand(page);
    const after = await lastState(read);
    if (typeof job.want === 'function')
      return job.want(after, before) === true ? undefined : `does not hold after: ${JSON.stringify(after)}`;
    return isDeepStrictEqual(before, after) ? undefined : `is not refused: ${JSON.stringify(after)}`;
  } finally {
    await context.close();
  }
}

/** Returns the texts of rows that the page does not show, or undefined. */
async function lacks(page, rows) {
  const shown = (await page.evaluate(textsShown)).replaceAll(/\s+/gu, ' ').toLowerCase();
  const missing = rows.flat().filter((text) => !shown.includes(text.replaceAll(/\s+/gu, ' ').toLowerCase()));
  return missing.length === 0 ? undefined : `not shown: ${missing.join(', ')}`;
}

/** Returns the texts of the page, also those in open shadow roots. Runs in the page. */
function textsShown() {
  const textOf = (root) =>
    [root.innerText ?? [...root.children].map((child) => child.innerText).join(' ')].concat(
      [...root.querySelectorAll('*')].flatMap(({ shadowRoot }) => (shadowRoot === null ? [] : textOf(shadowRoot))),
    );
  return textOf(document.body).join(' ');
}
