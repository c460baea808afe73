import { problem, ProblemError } from '@webmcp/contract';
import { DocumentGone } from '../../reader/page-reader.js';
import { failureReason } from '../pages/failure-reason.js';
import { routeFault } from '../reach/route-fault.js';
import { type Attempt, type AttemptEnd, wasReloaded } from './attempt.js';
import { reachState } from './reach-state.js';
import { readState } from './read-state.js';
import { failedVisit } from './visit.js';

/**
 * Makes one attempt to reach a state and to read it. A failure of the page or of the set-up ends the attempt with a
 * problem.
 * @throws ProblemError APP_UNREACHABLE, APP_PRODUCTION_BUILD; any error of a browser that was closed
 */
export async function visitOnce(attempt: Attempt): Promise<AttemptEnd> {
  try {
    return (await reachState(attempt)) ?? (await readState(attempt));
  } catch (cause) {
    if (cause instanceof ProblemError) throw cause;
    const { state, shared, visited, isLast } = attempt;
    if (!isLast && (cause instanceof DocumentGone || wasReloaded(attempt))) return 'again';
    if (!visited.page.context().browser()?.isConnected()) throw cause;
    const reason = visited.watch.crashed ? 'the page crashed' : failureReason(cause);
    const url = new URL(state.route, shared.baseUrl).href;
    if (state.setup !== undefined) return failedVisit(problem('HARNESS_FAILED', { state: state.id, reason }, state.id));
    if (cause instanceof DocumentGone) return failedVisit(problem('PAGE_RELOADS', { url }, state.id));
    return failedVisit(routeFault({ url, failedUrl: undefined, reason, state: state.id }));
  }
}
