import type { Boundary, Intent } from '../intents/intent.js';
import type { Plan } from './plan.js';

/** What must be clicked, in order, before something is there, and the row that one of the clicks happens in. */
export interface Reach {
  openers: number[];
  row: number | null;
}

/**
 * The shortest way to a boundary: for each boundary around it that is opened by something, its opener, outermost first,
 * with what opens the place where the opener stands before it. An opener outside of rows is preferred to one in a row.
 * @param except boundaries that count as open
 */
export function reachOf(plan: Plan, boundary: number | null, except: ReadonlySet<number> = new Set()): Reach {
  return shortest(plan, boundary, except, new Set()) ?? { openers: [], row: null };
}

function shortest(
  plan: Plan,
  boundary: number | null,
  except: ReadonlySet<number>,
  visiting: ReadonlySet<number>,
): Reach | undefined {
  let reach: Reach = { openers: [], row: null };
  for (const around of [...plan.chain(boundary)].reverse()) {
    if (around.openers.length === 0 || except.has(around.index) || isThere(plan, around)) continue;
    if (visiting.has(around.index)) return undefined;
    const best = bestOpener(plan, around, except, new Set([...visiting, around.index]));
    if (best === undefined) continue;
    reach = {
      openers: [...reach.openers, ...best.openers.filter((one) => !reach.openers.includes(one))],
      row: reach.row ?? best.row,
    };
  }
  return reach;
}

/** Shown at first, and no panel of tabs, which another tab may have put away. */
function isThere(plan: Plan, { shownAtFirst, openers }: Boundary): boolean {
  return shownAtFirst === true && openers.every((opener) => plan.intents[opener]?.control !== 'tab');
}

function bestOpener(
  plan: Plan,
  boundary: Boundary,
  except: ReadonlySet<number>,
  visiting: ReadonlySet<number>,
): Reach | undefined {
  let best: Reach | undefined;
  for (const index of boundary.openers) {
    const opener = plan.intents[index];
    if (opener === undefined) continue;
    // A head that stands inside of what it opens (`summary`) is there before it is open.
    const isInside = plan.chain(opener.boundary).some(({ index: around }) => around === boundary.index);
    const before = shortest(plan, isInside ? boundary.parent : opener.boundary, except, visiting);
    if (before === undefined) continue;
    const found: Reach = { openers: [...before.openers, index], row: before.row ?? rowIndex(plan, opener) };
    if (best === undefined || cost(found) < cost(best)) best = found;
  }
  return best;
}

function rowIndex(plan: Plan, intent: Intent): number | null {
  return plan.chain(intent.boundary).find(({ kind }) => kind === 'row')?.index ?? null;
}

/** A row needs a parameter more, which is worth a click. */
function cost({ openers, row }: Reach): number {
  return openers.length + (row === null ? 0 : 1.5);
}
