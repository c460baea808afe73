import type { Boundary, Intent } from '../intents/model/intent.js';
import { type Plan, within } from './plan.js';

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
  const shut = plan
    .chain(boundary)
    .filter((around) => around.openers.length > 0 && !except.has(around.index) && !isThere(plan, around));
  for (const around of [...shut].reverse()) {
    const inside = shut.slice(0, shut.indexOf(around));
    if (visiting.has(around.index)) return undefined;
    const openers = openersFor(plan, around, inside);
    const best = bestOpener(plan, { ...around, openers }, except, new Set([...visiting, around.index]));
    if (best === undefined) continue;
    reach = {
      openers: [...reach.openers, ...best.openers.filter((one) => !reach.openers.includes(one))],
      row: reach.row ?? best.row,
    };
  }
  return reach;
}

/**
 * What opens a boundary in such a way that what is looked for is in it: one dialog for several things shows that which
 * was asked for, and nothing in it leads from one to another.
 */
function openersFor(plan: Plan, around: Boundary, inside: readonly Boundary[]): number[] {
  const standsIn = (opener: number): boolean => within(plan, plan.intents[opener], around);
  const asked = inside.filter(({ openers }) => !openers.some(standsIn));
  const fitting = around.openers.filter((opener) => asked.every(({ openers }) => openers.includes(opener)));
  return fitting.length > 0 ? fitting : around.openers;
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
