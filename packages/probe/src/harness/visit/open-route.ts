import { type Problem, problem, ProblemError } from '@webmcp/contract';
import type { Page } from 'playwright';
import { isAllowedHost } from '../../guard/allowed-hosts.js';
import { DocumentGone, type PageReader } from '../../reader/page-reader.js';
import { failureReason } from '../pages/failure-reason.js';
import type { PageWatch } from '../pages/page-watch.js';
import { framesHoldControls } from './read-frames.js';
import { coldestStart, settle } from '../pages/settle.js';
import type { VisitContext } from './visit-context.js';
import type { StateToVisit } from './state-to-visit.js';

/** Chromium's words for "nobody answers there". */
const nobodyThere = /ERR_(CONNECTION|ADDRESS|SOCKET|INTERNET_DISCONNECTED|EMPTY_RESPONSE|SSL)/;

/**
 * Opens a state's route and waits until it has come to rest with something on it that a person can act on. A cold dev
 * server answers at first with a page that is empty while it prepares dependencies, and then reloads it.
 * @returns `fault` where the page cannot be used at all; `problems` that leave it usable
 * @throws ProblemError APP_UNREACHABLE where nobody answers at the base URL
 */
export async function openRoute(
  state: StateToVisit,
  shared: VisitContext,
  page: Page,
  watch: PageWatch,
  reader: PageReader,
): Promise<{ fault?: Problem; problems: Problem[] }> {
  const url = new URL(state.route, shared.baseUrl).href;
  const { hostname } = new URL(url);
  if (!isAllowedHost(hostname, shared.allowHosts))
    return { fault: problem('HOST_NOT_ALLOWED', { host: hostname }, state.id), problems: [] };
  const unreachable = (reason: string): { fault: Problem; problems: Problem[] } => ({
    fault: problem('APP_UNREACHABLE', { url, reason }, state.id),
    problems: [],
  });
  try {
    const response = await page.goto(url, { waitUntil: 'commit' });
    shared.app.answered();
    const status = response?.status() ?? 0;
    if (status >= 400) return { fault: problem('ROUTE_FAILED', { url, status }, state.id), problems: [] };
  } catch (cause) {
    const reason = failureReason(cause);
    if (nobodyThere.test(reason)) throw new ProblemError('APP_UNREACHABLE', { url, reason }, { where: url, cause });
    return watch.ledAwayTo === undefined
      ? unreachable(reason)
      : { fault: problem('HOST_NOT_ALLOWED', { host: watch.ledAwayTo }, state.id), problems: [] };
  }
  return {
    problems: (await fills(shared, page, watch, reader))
      ? []
      : [problem('APP_EMPTY', { state: state.id, route: state.route }, state.id)],
  };
}

/**
 * Waits for rest with something interactive, be it in a frame. A page without scripts cannot fill itself, and one with an error overlay
 * will not.
 */
async function fills(shared: VisitContext, page: Page, watch: PageWatch, reader: PageReader): Promise<boolean> {
  const start = performance.now();
  for (;;) {
    await settle(watch, reader, shared.deadlines.settle);
    // A page whose modules are still on their way is not empty yet.
    const end = Math.min(Math.max(start, watch.modulesAt) + shared.deadlines.empty, start + coldestStart);
    try {
      const left = end - performance.now();
      // A server that answers nothing else ever is given up like a page that stays empty.
      if (watch.outdated && left > 0) {
        await page.reload({ waitUntil: 'commit' });
        continue;
      }
      if (
        (await reader.call('hasInteractive')) ||
        (await reader.call('overlayText')) !== null ||
        !(await reader.call('hasScripts')) ||
        (await framesHoldControls(page, shared))
      )
        return true;
      // What broke over a stamp fills itself no more; it is opened again without that one.
      if (left <= 0 || (shared.restamp !== undefined && watch.failsOnStamp)) return false;
      await reader.call('nextMutation', Math.min(left, 5_000));
    } catch (cause) {
      if (!(cause instanceof DocumentGone) || performance.now() > end) throw cause;
    }
  }
}
