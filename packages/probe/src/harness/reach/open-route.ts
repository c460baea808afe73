import { type Problem, problem, ProblemError } from '@webmcp/contract';
import type { Request } from 'playwright';
import { isAllowedHost } from '../../guard/allowed-hosts.js';
import { failureReason } from '../pages/failure-reason.js';
import { fills } from './fills.js';
import { answerFault, routeFault } from './route-fault.js';
import type { VisitContext } from './visit-context.js';
import type { StateToVisit } from './state-to-visit.js';
import type { VisitedPage } from './visited-page.js';

/** Matches the errors of Chromium for an address without a server. */
const nobodyThere = /ERR_(CONNECTION|ADDRESS|SOCKET|INTERNET_DISCONNECTED|EMPTY_RESPONSE|SSL)/;

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
