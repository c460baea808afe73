import type { Page } from 'playwright';
import { blockHosts } from '../../guard/block-hosts.js';
import { blockWrites } from '../../guard/block-writes.js';
import { beforeScripts, PageReader } from '../../reader/page-reader.js';
import type { OpenedPage, PagePool } from '../pages/page-pool.js';
import { PageWatch } from '../pages/page-watch.js';
import { limitWaits } from '../pages/page-limits.js';
import type { AttemptEnd } from './attempt.js';
import { noticedProblems } from './noticed-problems.js';
import type { StateToVisit } from '../reach/state-to-visit.js';
import type { Visit } from './visit.js';
import type { VisitContext } from '../reach/visit-context.js';
import { visitOnce } from './visit-once.js';

/** The most attempts at a state. The dev server may reload the page meanwhile. */
const attempts = 4;

/**
 * Opens a state in a page without traces of other states, waits for rest, and reads the page. A failure is a problem of
 * this state alone.
 * @throws ProblemError APP_UNREACHABLE, APP_PRODUCTION_BUILD: then no state can be read
 */
export async function visitState(state: StateToVisit, shared: VisitContext, pages: PagePool): Promise<Visit> {
  const isGuarded = shared.blockWrites || !shared.ownBrowser || state.presses !== undefined;
  for (let attempt = 1; ; attempt += 1) {
    shared.signal?.throwIfAborted();
    const opened = await pages.open(
      shared.storageState,
      (context) => context.addInitScript({ content: beforeScripts() }),
      isGuarded,
    );
    const visit = await visitIn(opened, state, shared, attempt === attempts);
    if (visit !== 'again') return visit;
  }
}

/** Visits a state in an opened page, and closes the page. */
async function visitIn(
  opened: OpenedPage,
  state: StateToVisit,
  shared: VisitContext,
  isLast: boolean,
): Promise<AttemptEnd> {
  const { page, spoil } = opened;
  // Closing fails where the whole browser is closed at the same time.
  const close = (): void =>
    void page
      .context()
      .close()
      .catch(() => undefined);
  const watch = new PageWatch(page, shared.allowHosts, shared.background);
  shared.signal?.addEventListener('abort', close, { once: true });
  let isRead = false;
  try {
    limitWaits(page);
    await guard(page, watch, shared);
    const reader = new PageReader(page, shared.script);
    const visited = { page, watch, reader };
    const end = await visitOnce({
      state,
      shared,
      visited,
      spoil,
      isLast,
      reloadsBefore: watch.reloads,
      problems: [],
    });
    isRead = end !== 'again' && end.snapshot !== undefined;
    if (shared.restamp !== undefined && !isLast && watch.failsOnStamp) {
      await shared.restamp();
      return 'again';
    }
    return end === 'again' ? end : { ...end, problems: [...end.problems, ...noticedProblems(state.id, watch)] };
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
