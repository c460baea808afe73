import { type Problem, problem, ProblemError } from '@webmcp/contract';
import type { Request } from 'playwright';
import { isAllowedHost } from '../../guard/allowed-hosts.js';
import { DocumentGone } from '../../reader/page-reader.js';
import { failureReason } from '../pages/failure-reason.js';
import { framesHoldControls } from './read-frames.js';
import { answerFault, routeFault } from './route-fault.js';
import { coldestStart, settle } from '../pages/settle.js';
import type { VisitContext } from './visit-context.js';
import type { StateToVisit } from './state-to-visit.js';
import type { VisitedPage } from './visited-page.js';

/** Matches the errors of Chromium for an address without a server. */
const nobodyThere = /ERR_(CONNECTION|ADDRESS|SOCKET|INTERNET_DISCONNECTED|EMPTY_RESPONSE|SSL)/;

/** The most documents that follow the first one. A cold dev server reloads a page two or three times. */
const mostReloads = 8;

/** The result of opening a route. */
export interface OpenedRoute {
  /** The problem of a page that cannot be used at all. */
  fault?: Problem;
  /** Problems that leave the page usable. */
  problems: Problem[];
}

/**
 * Opens a state's route, and waits until the page is at rest and shows a control. A cold dev server first answers with
 * an empty page while it prepares dependencies, and then reloads the page.
 * @returns `fault` for a page that cannot be used at all; `problems` that leave the page usable
 * @throws ProblemError APP_UNREACHABLE if no server answers
 */
export async function openRoute(state: StateToVisit, shared: VisitContext, visited: VisitedPage): Promise<OpenedRoute> {
  const url = new URL(state.route, shared.baseUrl).href;
  const { hostname } = new URL(url);
  const failed = (fault: Problem): OpenedRoute => ({ fault, problems: [] });
  const onHost = (host: string): OpenedRoute => failed(problem('HOST_NOT_ALLOWED', { host }, state.id));
  if (!isAllowedHost(hostname, shared.allowHosts)) return onHost(hostname);
  let failedUrl: string | undefined;
  const noteFailed = (request: Request): void => {
    if (request.isNavigationRequest() && request.frame() === visited.page.mainFrame()) failedUrl = request.url();
  };
  visited.page.on('requestfailed', noteFailed);
  try {
    const response = await visited.page.goto(url, { waitUntil: 'commit' });
    shared.app.answered();
    const fault = answerFault(url, response?.status() ?? 0, response?.headers()['content-type'] ?? '', state.id);
    if (fault !== undefined) return failed(fault);
  } catch (cause) {
    const reason = failureReason(cause);
    const { blockedNavigation } = visited.watch;
    if (blockedNavigation !== undefined) return onHost(blockedNavigation);
    const fault = routeFault({ url, failedUrl, reason, state: state.id });
    if (fault.code === 'APP_UNREACHABLE' && nobodyThere.test(reason))
      throw new ProblemError(fault.code, { url, reason }, { where: url, cause });
    return failed(fault);
  } finally {
    visited.page.off('requestfailed', noteFailed);
  }
  const end = await fills(shared, visited);
  if (end === 'reloads') return failed(problem('PAGE_RELOADS', { url }, state.id));
  return {
    problems: end === 'filled' ? [] : [problem('APP_EMPTY', { state: state.id, route: state.route }, state.id)],
  };
}

/**
 * Waits until the page is at rest and has a control, or a frame with one. A page without scripts cannot fill itself, and
 * a page with an error overlay does not.
 * @returns `empty` for a page that stays empty, `reloads` for a page that opens one document after the other
 */
async function fills(shared: VisitContext, visited: VisitedPage): Promise<'filled' | 'empty' | 'reloads'> {
  const { page, watch, reader } = visited;
  const openings = watch.openings;
  const start = performance.now();
  for (;;) {
    await settle(watch, reader, shared.deadlines.settle);
    if (watch.openings - openings > mostReloads) return 'reloads';
    // A page that still loads modules is not empty yet.
    const end = Math.min(Math.max(start, watch.modulesAt) + shared.deadlines.empty, start + coldestStart);
    try {
      const left = end - performance.now();
      // A server with nothing but outdated answers counts as an empty page at the end.
      if (watch.outdated && left > 0) {
        await page.reload({ waitUntil: 'commit' });
        continue;
      }
      if (await isAsFullAsItGets(shared, visited)) return 'filled';
      // A page that broke over a stamp stays empty. The next attempt opens it without that stamp.
      if (left <= 0 || (shared.restamp !== undefined && watch.failsOnStamp)) return 'empty';
      await reader.call('nextMutation', Math.min(left, 5_000));
    } catch (cause) {
      if (!(cause instanceof DocumentGone) || performance.now() > end) throw cause;
    }
  }
}

/** Decides whether the wait can end: the page has a control, an error overlay, no scripts, or a control in a frame. */
async function isAsFullAsItGets(shared: VisitContext, { page, reader }: VisitedPage): Promise<boolean> {
  return (
    (await reader.call('hasInteractive')) ||
    (await reader.call('overlayText')) !== null ||
    !(await reader.call('hasScripts')) ||
    (await framesHoldControls(page, shared))
  );
}
