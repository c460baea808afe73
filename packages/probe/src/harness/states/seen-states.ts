import type { AppPresence } from '../pages/app-presence.js';
import type { StateToVisit } from '../reach/state-to-visit.js';
import type { Visit } from '../visit/visit.js';
import type { Look } from './look.js';

/** Collects the snapshots, copies and problems of visits. */
export function resultOf(visits: Visit[]): Pick<Look, 'snapshots' | 'copies' | 'problems'> {
  return {
    snapshots: visits.flatMap(({ snapshot }) => (snapshot === undefined ? [] : [snapshot])),
    copies: new Map(
      visits.flatMap(({ snapshot, copy }) =>
        snapshot === undefined || copy === undefined ? [] : [[snapshot.state, copy] as const],
      ),
    ),
    problems: withoutRepeats(visits.flatMap(({ problems }) => problems)),
  };
}

/** Leaves out problems that were reported already. The page's own complaints repeat in each state, and one is enough. */
function withoutRepeats(problems: Visit['problems']): Visit['problems'] {
  const seen = new Set<string>();
  return problems.filter((found) => {
    const key = /^(PAGE_CONSOLE_ERROR|REQUEST_BLOCKED|WRITE_BLOCKED)$/.test(found.code)
      ? found.code + found.message.replace(`State ${found.where} `, '')
      : JSON.stringify(found);
    return !seen.has(key) && seen.add(key);
  });
}

/** Lists the states of a run. Leaves out unreadable derived states, and states after the end of the app. */
export function statesSeen(
  states: StateToVisit[],
  visits: Visit[],
  from: 'route' | 'harness',
  app: Pick<AppPresence, 'hasLeft'>,
): Look['states'] {
  return states.flatMap(({ id, route }, index) => {
    const snapshot = visits[index]?.snapshot;
    // A broken link is a problem of the page with the link, and no state.
    if (snapshot === undefined && (from === 'route' || app.hasLeft(id))) return [];
    return [{ id, route: snapshot?.route ?? route, from }];
  });
}
