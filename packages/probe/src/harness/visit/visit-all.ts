import type { ProblemError } from '@webmcp/contract';
import type { PagePool } from '../pages/page-pool.js';
import { failedVisit, type Visit } from './visit.js';
import type { VisitContext } from '../reach/visit-context.js';
import type { StateToVisit } from '../reach/state-to-visit.js';
import { visitState } from './visit-state.js';

/** The number of pages that are open at the same time. More pages slow each other down on a usual machine. */
const parallelPages = 2;

/** Receives each state when its visit begins and when it ends. */
export interface VisitWatcher {
  opened(state: StateToVisit): void;
  visited(state: StateToVisit): void;
}

/**
 * Visits states independently of each other. If the app stops meanwhile, the remaining visits have no snapshot, and
 * `shared.app` lists their states.
 * @returns the visits in the order of the states
 * @throws ProblemError APP_UNREACHABLE for an app that never answered
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
    // A person does not know the names of explored states.
    if (presses === undefined) shared.app.leave(id, visit.wasOpen);
    return failedVisit();
  });
}

/** A state that was not read because the app stopped. `wasOpen`: its visit had begun. */
interface NotRead {
  wasOpen: boolean;
}

/** Visits a state of an app that may stop, or be away for a moment, during the visit. */
async function visitPresent(state: StateToVisit, shared: VisitContext, pages: PagePool): Promise<Visit | NotRead> {
  const { app } = shared;
  let wasOpen = false;
  for (let isAgain = false; !app.isGone; isAgain = true) {
    try {
      const visit = await visitState(state, shared, pages);
      // A page without its server does not show the state.
      if (!app.isGone) return visit;
      wasOpen = true;
    } catch (cause) {
      shared.signal?.throwIfAborted();
      if (!(await app.explains(cause))) throw cause;
      // The app is back, and only this state fails.
      if (isAgain && !app.isGone) return failedVisit((cause as ProblemError).problem);
    }
  }
  return { wasOpen };
}
