import { type Harness, ProblemError } from '@webmcp/contract';
import type { BrowserContextOptions } from 'playwright';
import { PageReader } from '../reader.js';
import { withDeadline } from '../with-deadline.js';
import { failureReason } from './failure-reason.js';
import { PageWatch } from './page-watch.js';
import { settle } from './settle.js';
import { contextOptions, type VisitContext } from './visit-state.js';

/**
 * Runs the harness's login in a page at the base URL and keeps its cookies, local storage and IndexedDB.
 * @throws ProblemError HARNESS_LOGIN_FAILED with the line of the login that failed
 */
export async function logIn(
  login: NonNullable<Harness['login']>,
  shared: Omit<VisitContext, 'storageState'>,
): Promise<BrowserContextOptions['storageState']> {
  const context = await shared.browser.newContext(contextOptions(undefined));
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    page.setDefaultNavigationTimeout(60_000);
    const watch = new PageWatch(page, shared.allowHosts, shared.background);
    const reader = new PageReader(page, shared.script);
    await page.goto(shared.baseUrl, { waitUntil: 'commit' });
    await settle(watch, reader, shared.deadlines.settle);
    const limit = `it took longer than ${Math.round(shared.deadlines.setup / 1000)} s`;
    await withDeadline(Promise.resolve(login({ page })), shared.deadlines.setup, limit);
    await settle(watch, reader, shared.deadlines.settle);
    return await context.storageState({ indexedDB: true });
  } catch (cause) {
    throw new ProblemError(
      'HARNESS_LOGIN_FAILED',
      { reason: failureReason(cause) },
      { where: shared.placeOf(cause) ?? 'login', cause },
    );
  } finally {
    await context.close();
  }
}
