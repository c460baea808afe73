import type { Page } from 'playwright';
import { PageWatch } from '../harness/pages/page-watch.js';
import { settle } from '../harness/pages/settle.js';
import { openRoute } from '../harness/reach/open-route.js';
import { pressAll } from '../harness/reach/press-all.js';
import { runStep } from '../harness/reach/run-step.js';
import type { StateToVisit } from '../harness/reach/state-to-visit.js';
import type { VisitContext } from '../harness/reach/visit-context.js';
import { PageReader } from '../reader/page-reader.js';

/**
 * Brings a page to a state: opens its route, runs its set-up and presses its openers.
 * @param arm switches the aborting of writes; switched on for the presses
 * @returns the reason why the state could not be reached, or null
 */
export async function bringTo(
  state: StateToVisit,
  shared: VisitContext,
  page: Page,
  arm: (armed: boolean) => void,
): Promise<string | null> {
  const watch = new PageWatch(page, shared.allowHosts, shared.background);
  const reader = new PageReader(page, shared.script);
  const visited = { page, watch, reader };
  const opened = await openRoute(state, shared, visited);
  const fault = opened.fault ?? opened.problems.find(({ code }) => code === 'APP_EMPTY');
  if (fault !== undefined) return fault.message;
  if (state.setup !== undefined) {
    const { failure } = await runStep(state.setup, page, shared);
    if (failure !== null) return failure.reason;
    await settle(watch, reader, shared.deadlines.settle);
  }
  if (state.presses === undefined) return null;
  arm(true);
  // Aborted writes need no stubs.
  const guarded = { ...shared, blockWrites: true };
  return (await pressAll(state.presses, guarded, visited)) ? null : 'its opener could not be pressed';
}
