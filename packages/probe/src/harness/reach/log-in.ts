import { type Harness, ProblemError } from '@webmcp/contract';
import type { Page } from 'playwright';
import { blockHosts } from '../../guard/block-hosts.js';
import { PageReader } from '../../reader/page-reader.js';
import { failureReason } from '../pages/failure-reason.js';
import { limitWaits } from '../pages/page-limits.js';
import { PageWatch } from '../pages/page-watch.js';
import { fills } from './fills.js';
import { runStep, type HarnessStep, type StepFailure } from './run-step.js';
import { settle } from '../pages/settle.js';
import { contextOptions } from '../pages/context-options.js';
import { nothingKept, type KeptStorage } from './kept-storage.js';
import type { VisitContext } from './visit-context.js';

/** The most runs of a login. A cold dev server reloads a page two or three times. */
const mostRuns = 3;

/**
 * Runs the harness's login in a page at the base URL, once the page shows a control. A cold dev server reloads the page when
 * it finds a package. A login that failed over a reload runs again in a new page; any other login fails once.
 * @returns the cookies and storages of that page
 * @throws ProblemError APP_UNREACHABLE; HARNESS_LOGIN_FAILED with the line of the login that failed
 */
export async function logIn(
  login: NonNullable<Harness['login']>,
  shared: Omit<VisitContext, keyof KeptStorage>,
): Promise<KeptStorage> {
  for (let run = 1; ; run += 1) {
    const end = await runLogin(login, shared);
    if (end.failure === null) return end.kept;
    shared.signal?.throwIfAborted();
    if (end.wasReloaded && run < mostRuns) continue;
    const { reason, where = 'login' } = end.failure;
    throw new ProblemError('HARNESS_LOGIN_FAILED', { reason }, { where });
  }
}

/** The end of one run of a login. */
interface LoginEnd {
  failure: StepFailure | null;
  kept: KeptStorage;
  /** True if the dev server reloaded the page while the login ran. */
  wasReloaded: boolean;
}

async function runLogin(login: HarnessStep, shared: Omit<VisitContext, keyof KeptStorage>): Promise<LoginEnd> {
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
    await open(page, shared.baseUrl);
    await fills(shared, { page, watch, reader });
    const { reloads } = watch;
    const { failure } = await runStep(login, page, shared);
    if (failure !== null) return { failure, kept: nothingKept, wasReloaded: watch.reloads > reloads };
    await settle(watch, reader, shared.deadlines.settle);
    const storageState = await context.storageState({ indexedDB: true });
    return { failure, kept: { storageState, session: await sessionOf(page, shared.baseUrl) }, wasReloaded: false };
  } finally {
    await context.close();
  }
}

/** Reads the session storage of the app's origin. A login that ended at another origin keeps none. */
async function sessionOf(page: Page, baseUrl: string): Promise<[string, string][]> {
  if (page.isClosed() || !URL.canParse(page.url()) || new URL(page.url()).origin !== new URL(baseUrl).origin) return [];
  return await page.evaluate<[string, string][]>('Object.entries(sessionStorage)');
}

async function open(page: Page, url: string): Promise<void> {
  try {
    await page.goto(url, { waitUntil: 'commit' });
  } catch (cause) {
    throw new ProblemError('APP_UNREACHABLE', { url, reason: failureReason(cause) }, { where: url, cause });
  }
}
