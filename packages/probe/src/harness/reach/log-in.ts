import { type Harness, ProblemError } from '@webmcp/contract';
import type { BrowserContextOptions, Page } from 'playwright';
import { blockHosts } from '../../guard/block-hosts.js';
import { PageReader } from '../../reader/page-reader.js';
import { failureReason } from '../pages/failure-reason.js';
import { limitWaits } from '../pages/page-limits.js';
import { PageWatch } from '../pages/page-watch.js';
import { runStep } from './run-step.js';
import { settle } from '../pages/settle.js';
import { contextOptions } from '../pages/context-options.js';
import type { VisitContext } from './visit-context.js';

/**
 * Runs the harness's login in a page at the base URL.
 * @returns the cookies, local storage and IndexedDB of that page
 * @throws ProblemError APP_UNREACHABLE; HARNESS_LOGIN_FAILED with the line of the login that failed
 */
export async function logIn(
  login: NonNullable<Harness['login']>,
  shared: Omit<VisitContext, 'storageState'>,
): Promise<BrowserContextOptions['storageState']> {
  const context = await shared.browser.newContext({
    ...contextOptions(shared.baseUrl),
    ...(shared.ownBrowser ? {} : { serviceWorkers: 'block' }),
  });
  try {
    if (!shared.ownBrowser) await blockHosts(context, shared.allowHosts);
    const page = await context.newPage();
    limitWaits(page);
    const watch = new PageWatch(page, shared.allowHosts, shared.background);
    const reader = new PageReader(page, shared.script);
    await open(page, watch, reader, shared);
    const { failure } = await runStep(login, page, shared);
    shared.signal?.throwIfAborted();
    if (failure !== null)
      throw new ProblemError('HARNESS_LOGIN_FAILED', { reason: failure.reason }, { where: failure.where ?? 'login' });
    await settle(watch, reader, shared.deadlines.settle);
    return await context.storageState({ indexedDB: true });
  } finally {
    await context.close();
  }
}

async function open(
  page: Page,
  watch: PageWatch,
  reader: PageReader,
  shared: Pick<VisitContext, 'baseUrl' | 'deadlines'>,
): Promise<void> {
  try {
    await page.goto(shared.baseUrl, { waitUntil: 'commit' });
  } catch (cause) {
    const reason = failureReason(cause);
    throw new ProblemError('APP_UNREACHABLE', { url: shared.baseUrl, reason }, { where: shared.baseUrl, cause });
  }
  await settle(watch, reader, shared.deadlines.settle);
}
