import { type Problem, problem, ProblemError } from '@webmcp/contract';
import { isAllowedHost } from '../../guard/allowed-hosts.js';
import { settle } from '../pages/settle.js';
import { type Attempt, type AttemptEnd, wasReloaded } from './attempt.js';
import { openRoute } from '../reach/open-route.js';
import { pressAll } from '../reach/press-all.js';
import { runStep } from '../reach/run-step.js';
import { failedVisit } from './visit.js';

/** A step on the way to a state. It returns the end of the attempt, or undefined if the next step follows. */
type ReachStep = (attempt: Attempt) => Promise<AttemptEnd | undefined>;

/**
 * The steps on the way to a state, in the order of a person's: the route, the harness's set-up, the openers. The faults
 * come last, because a set-up may open another host or break the app.
 */
const reachSteps: readonly ReachStep[] = [openStateRoute, assertDevelopment, runSetup, pressOpeners, findFault];

/**
 * Brings a page to a state.
 * @returns the end of the attempt, or undefined for a page in its state and at rest
 * @throws ProblemError APP_UNREACHABLE, APP_PRODUCTION_BUILD
 */
export async function reachState(attempt: Attempt): Promise<AttemptEnd | undefined> {
  for (const step of reachSteps) {
    const end = await step(attempt);
    if (end !== undefined) return end;
  }
  return undefined;
}

/** Opens the route. Ends the attempt for a page that cannot be used at all. */
async function openStateRoute(attempt: Attempt): Promise<AttemptEnd | undefined> {
  const { state, shared, visited } = attempt;
  const { fault, problems } = await openRoute(state, shared, visited);
  attempt.problems.push(...problems);
  return fault === undefined ? undefined : failedVisit(fault);
}

/** Refuses an app in production mode, unless the options allow one. */
async function assertDevelopment({ shared, visited }: Attempt): Promise<undefined> {
  if (shared.allowProduction) return;
  const framework = await visited.reader.call('productionFramework');
  if (framework !== null)
    throw new ProblemError('APP_PRODUCTION_BUILD', { url: shared.baseUrl, framework }, { where: shared.baseUrl });
}

/** Runs the harness's set-up, and waits for rest. Ends the attempt if the set-up fails or opens another host. */
async function runSetup(attempt: Attempt): Promise<AttemptEnd | undefined> {
  const { state, shared, visited } = attempt;
  const { page, watch, reader } = visited;
  attempt.reloadsBefore = watch.reloads;
  if (state.setup === undefined) return undefined;
  const { failure, outlasts } = await runStep(state.setup, page, shared);
  if (outlasts) attempt.spoil();
  shared.signal?.throwIfAborted();
  if (wasReloaded(attempt) || (!attempt.isLast && failure?.isInterrupted === true)) return 'again';
  if (watch.blockedNavigation !== undefined)
    return failedVisit(problem('HOST_NOT_ALLOWED', { host: watch.blockedNavigation }, state.id));
  if (failure !== null) {
    const { reason, where = state.id } = failure;
    return failedVisit(problem('HARNESS_FAILED', { state: state.id, reason }, where));
  }
  await settle(watch, reader, shared.deadlines.settle);
  return undefined;
}

/** Presses the openers of an explored state. A state with an opener that cannot be pressed does not exist. */
async function pressOpeners(attempt: Attempt): Promise<AttemptEnd | undefined> {
  const { state, shared, visited } = attempt;
  if (state.presses === undefined || (await pressAll(state.presses, shared, visited))) return undefined;
  return wasReloaded(attempt) ? 'again' : failedVisit();
}

/** Ends the attempt for a page on another host, and for an error overlay. */
async function findFault({ state, shared, visited }: Attempt): Promise<AttemptEnd | undefined> {
  const fault = await faultOf(state.id, shared.allowHosts, visited);
  return fault === null ? undefined : failedVisit(fault);
}

async function faultOf(
  state: string,
  allowHosts: string[],
  { page, watch, reader }: Attempt['visited'],
): Promise<Problem | null> {
  const { hostname } = new URL(page.url());
  const outside =
    watch.blockedNavigation ?? (hostname !== '' && !isAllowedHost(hostname, allowHosts) ? hostname : undefined);
  if (outside !== undefined) return problem('HOST_NOT_ALLOWED', { host: outside }, state);
  const overlay = await reader.call('overlayText');
  return overlay === null ? null : problem('APP_ERROR_OVERLAY', { state, text: overlay }, state);
}
