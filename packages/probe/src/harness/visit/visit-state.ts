import { setTimeout } from 'node:timers/promises';
import { problem } from '@webmcp/contract';
import type { Page } from 'playwright';
import { blockHosts } from '../../guard/block-hosts.js';
import { blockWrites } from '../../guard/block-writes.js';
import { closeGuarded } from '../../guard/close-guarded.js';
import { PageReader } from '../../reader/page-reader.js';
import type { OpenedPage, PagePool } from '../pages/page-pool.js';
import { PageBasis } from '../pages/page-basis.js';
import { PageWatch } from '../pages/page-watch.js';
import { limitWaits } from '../pages/page-limits.js';
import { coldestStart } from '../pages/settle.js';
import type { AttemptEnd } from './attempt.js';
import { noticedProblems } from './noticed-problems.js';
import type { StateToVisit } from '../reach/state-to-visit.js';
import { failedVisit, type Visit } from './visit.js';
import { addScripts } from '../reach/add-scripts.js';
import { sharesPages, type VisitContext } from '../reach/visit-context.js';
import { visitOnce } from './visit-once.js';

/** The most attempts at a state. The dev server may reload the page meanwhile. */
const attempts = 4;

/**
 * Opens a state in a page without traces of other states, waits for rest, and reads the page. A failure is a problem of
 * this state alone.
 * @throws ProblemError APP_UNREACHABLE, APP_PRODUCTION_BUILD: then no state can be read
 */
export async function visitState(state: StateToVisit, shared: VisitContext, pages: PagePool): Promise<Visit> {
  const begun = performance.now();
  const use = !sharesPages(shared) ? 'guarded' : state.presses === undefined ? 'read' : 'pressed';
  for (let attempt = 1; ; attempt += 1) {
    shared.signal?.throwIfAborted();
    const opened = await pages.open(shared.storageState, (context) => addScripts(context, shared), use);
    const visit = await visitInTime(opened, state, shared, { begun, isLast: attempt === attempts });
    if (visit !== 'again') return visit;
  }
}

/** The place of an attempt among the attempts at a state. `begun`: the start of the first, on the clock of `performance.now()`. */
interface Turn {
  begun: number;
  isLast: boolean;
}

/** Visits a state in an opened page. At the deadline of the state, closes the page and reports the state. */
async function visitInTime(
  opened: OpenedPage,
  state: StateToVisit,
  shared: VisitContext,
  { begun, isLast }: Turn,
): Promise<AttemptEnd> {
  const { page, spoil } = opened;
  const watch = new PageWatch(page, shared.allowHosts, shared.background);
  const over = new AbortController();
  const late = waitForEnd(watch, begun, shared.deadlines.state, over.signal).then((isLate): AttemptEnd | undefined => {
    if (!isLate) return undefined;
    spoil();
    const seconds = Math.round((performance.now() - begun) / 1_000);
    const url = new URL(state.route, shared.baseUrl).href;
    return failedVisit(problem('STATE_LATE', { state: state.id, url, seconds }, state.id));
  });
  const visiting = visitIn(opened, watch, state, shared, isLast);
  const end = await Promise.race([visiting, late.then((end) => end ?? visiting)]).finally(() => over.abort());
  // The error of a page that is closed under the visit is the deadline's own.
  visiting.catch(() => undefined);
  if (end !== 'again' && end.problems.some(({ code }) => code === 'STATE_LATE')) closeQuietly(page);
  return end;
}

/** Resolves to true when the time of a state has passed, and to false when the visit is over before. */
async function waitForEnd(watch: PageWatch, begun: number, ms: number, over: AbortSignal): Promise<boolean> {
  for (;;) {
    const end = Math.min(Math.max(begun, watch.modulesAt) + ms, begun + coldestStart + ms);
    const left = end - performance.now();
    if (over.aborted) return false;
    if (left <= 0) return true;
    await setTimeout(left, undefined, { signal: over }).catch(() => undefined);
  }
}

/** Closes a page with its context. Closing fails where the whole browser is closed at the same time. */
function closeQuietly(page: Page): void {
  closeGuarded(page.context()).catch(() => undefined);
}

/** Visits a state in an opened page, and closes the page. */
async function visitIn(
  opened: OpenedPage,
  watch: PageWatch,
  state: StateToVisit,
  shared: VisitContext,
  isLast: boolean,
): Promise<AttemptEnd> {
  const { page, spoil } = opened;
  const close = (): void => closeQuietly(page);
  shared.signal?.addEventListener('abort', close, { once: true });
  let isRead = false;
  try {
    limitWaits(page);
    await guard(page, watch, shared);
    const reader = new PageReader(page, shared.script);
    const visited = { page, watch, reader };
    const basis = shared.withBasis ? await PageBasis.begin(page, shared.baseUrl, shared.allowHosts) : undefined;
    const end = await visitOnce({
      state,
      shared,
      visited,
      spoil: () => {
        basis?.forget();
        spoil();
      },
      isLast,
      ...(basis === undefined ? {} : { basis }),
      reloadsBefore: watch.reloads,
      problems: [],
    });
    isRead = end !== 'again' && end.snapshot !== undefined;
    const rests = end === 'again' ? undefined : await basis?.end(reader);
    if (shared.restamp !== undefined && !isLast && watch.failsOnStamp) {
      await shared.restamp();
      return 'again';
    }
    if (end === 'again') return end;
    const problems = [...end.problems, ...noticedProblems(state.id, watch)];
    return { ...end, problems, ...(rests === undefined ? {} : { basis: rests }) };
  } finally {
    shared.signal?.removeEventListener('abort', close);
    watch.stop();
    // A failed page may keep its document: a page that reloads for ever never comes to rest.
    if (!isRead) opened.spoil();
    await opened.close();
  }
}

/** Keeps a page from other hosts, and its writes from the app's server, if the run wants that. */
async function guard(page: Page, watch: PageWatch, shared: VisitContext): Promise<void> {
  if (!shared.ownBrowser) await blockHosts(page.context(), shared.allowHosts);
  if (shared.blockWrites) await blockWrites(page.context(), (write) => watch.blockedWrites.add(write));
}
