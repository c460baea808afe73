import type { ProblemError } from '@webmcp/contract';
import type { PagePool } from '../pages/page-pool.js';
import type { Visit } from './visit-state.js';
import type { VisitContext } from './visit-context.js';
import type { StateToVisit } from './state-to-visit.js';
import { visitState } from './visit-state.js';

/** Pages that are open at the same time: more than two only slow each other down on a usual machine. */
const parallelPages = 2;

/** Told of each state when it is opened and when it is done with. */
export interface VisitWatcher {
  opened(state: StateToVisit): void;
  visited(state: StateToVisit): void;
}

/**
 * Visits states independently of each other. Where the app goes for good meanwhile, the rest are visits without a
 * snapshot, and `shared.app` knows of them.
 * @returns the visits in the order of the states
 * @throws ProblemError APP_UNREACHABLE where nobody answers and nobody did before
 */
export async function visitAll(
  states: StateToVisit[],
  shared: VisitContext,
  pages: PagePool,
  watcher: VisitWatcher,
): Promise<Visit[]> {
  const visits: (Visit | NotRead)[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < states.length) {
      const index = next;
      next += 1;
      const state = states[index]!;
      if (!shared.app.isGone) watcher.opened(state);
      const visit = await visitPresent(state, shared, pages);
      visits[index] = visit;
      if (!('wasOpen' in visit)) watcher.visited(state);
    }
  };
  await Promise.all(Array.from({ length: Math.min(parallelPages, states.length) }, work));
  return visits.map((visit, index) => {
    if (!('wasOpen' in visit)) return visit;
    const { id, presses } = states[index]!;
    // What exploring would have found has no name that a person knows.
    if (presses === undefined) shared.app.leave(id, visit.wasOpen);
    return { problems: [], links: [] };
  });
}

/** A state that was left because the app had gone; it may have been open when it went. */
interface NotRead {
  wasOpen: boolean;
}

/** A state of an app that may go, or be away for a moment, while it is looked at. */
async function visitPresent(state: StateToVisit, shared: VisitContext, pages: PagePool): Promise<Visit | NotRead> {
  const { app } = shared;
  let wasOpen = false;
  for (let isAgain = false; !app.isGone; isAgain = true) {
    try {
      const visit = await visitState(state, shared, pages);
      // What a page shows whose server went under it is not what the state is.
      if (!app.isGone) return visit;
      wasOpen = true;
    } catch (cause) {
      shared.signal?.throwIfAborted();
      if (!(await app.explains(cause))) throw cause;
      // It is there again, and this state alone is not.
      if (isAgain && !app.isGone) return { problems: [(cause as ProblemError).problem], links: [] };
    }
  }
  return { wasOpen };
}
