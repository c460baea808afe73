import type { PagePool } from './page-pool.js';
import type { Visit } from './visit-state.js';
import type { VisitContext } from './visit-context.js';
import type { StateToVisit } from './state-to-visit.js';
import { visitState } from './visit-state.js';

/** Pages that are open at the same time: more than two only slow each other down on a usual machine. */
const parallelPages = 2;

/**
 * Visits states independently of each other.
 * @param onVisited told after each state
 * @returns the visits in the order of the states
 */
export async function visitAll(
  states: StateToVisit[],
  shared: VisitContext,
  pages: PagePool,
  onVisited: (state: StateToVisit) => void,
): Promise<Visit[]> {
  const visits: Visit[] = [];
  let next = 0;
  const work = async (): Promise<void> => {
    while (next < states.length) {
      const index = next;
      next += 1;
      visits[index] = await visitState(states[index]!, shared, pages);
      onVisited(states[index]!);
    }
  };
  await Promise.all(Array.from({ length: Math.min(parallelPages, states.length) }, work));
  return visits;
}
