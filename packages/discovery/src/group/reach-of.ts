import type { Boundary, Intent } from '../intents/model/intent.js';
import { contains, rowOf, type IntentTree } from './intent-tree.js';

/** The intents to click, in order, before a boundary is on the page. The row contains one of them. */
export interface Reach {
  openers: number[];
  row: number | null;
}

/**
 * Returns the shortest way to a boundary: for each boundary around it that something opens, one opener, outermost
 * first; with the way to each opener before the opener. An opener outside of rows is preferred.
 * @param open boundaries that count as open already
 * @param through the opener to use for the boundaries that it opens
 */
export function reachOf(
  tree: IntentTree,
  boundary: number | null,
  open: ReadonlySet<number> = new Set(),
  through?: number,
): Reach {
  return shortest(tree, boundary, { open, visiting: new Set(), through }) ?? { openers: [], row: null };
}

/**
 * Returns the way to the part that contains the fields of a tool, and on to its button. One press may show the fields and the
 * button of a row in parts of their own. A form that is always there may have a second button, which "Edit" of a row shows.
 */
export function wayTo(
  tree: IntentTree,
  boundary: number | null,
  action: Intent | undefined,
  open?: ReadonlySet<number>,
): Reach {
  const reach = reachOf(tree, boundary, open);
  return reach.openers.length > 0 || action === undefined ? reach : reachOf(tree, action.boundary, open);
}

/** The boundaries that a search need not open, and the boundaries that the search is opening already. */
interface Search {
  open: ReadonlySet<number>;
  visiting: ReadonlySet<number>;
  through: number | undefined;
}

/** Returns undefined if the way needs a boundary that is being opened already. */
function shortest(tree: IntentTree, boundary: number | null, search: Search): Reach | undefined {
  let reach: Reach = { openers: [], row: null };
  const shut = tree
    .boundariesFrom(boundary)
    .filter((around) => around.openers.length > 0 && !search.open.has(around.index) && !isShownAtFirst(tree, around));
  for (const around of [...shut].reverse()) {
    const inside = shut.slice(0, shut.indexOf(around));
    if (search.visiting.has(around.index)) return undefined;
    const openers = openersFor(tree, around, inside, search.through);
    const visiting = new Set([...search.visiting, around.index]);
    const best = bestOpener(tree, { ...around, openers }, { ...search, visiting });
    if (best === undefined) continue;
    reach = {
      openers: [...reach.openers, ...best.openers.filter((one) => !reach.openers.includes(one))],
      row: reach.row ?? best.row,
    };
  }
  return reach;
}

/**
 * Returns the openers that show a boundary together with the boundaries inside of it. One dialog for several things
 * shows the thing that its opener chose. Nothing in the dialog changes that choice.
 */
function openersFor(
  tree: IntentTree,
  around: Boundary,
  inside: readonly Boundary[],
  through: number | undefined,
): number[] {
  if (through !== undefined && around.openers.includes(through)) return [through];
  const isInside = (opener: number): boolean => contains(tree, around, tree.intents[opener]);
  const asked = inside.filter(({ openers }) => !openers.some(isInside));
  const fitting = around.openers.filter((opener) => asked.every(({ openers }) => openers.includes(opener)));
  return fitting.length > 0 ? fitting : around.openers;
}

/** Decides whether a page shows a boundary without a click. Another tab may have put away a tab's panel. */
function isShownAtFirst(tree: IntentTree, { shownAtFirst, openers }: Boundary): boolean {
  return shownAtFirst === true && openers.every((opener) => tree.intents[opener]?.control !== 'tab');
}

function bestOpener(tree: IntentTree, boundary: Boundary, search: Search): Reach | undefined {
  let best: Reach | undefined;
  for (const index of boundary.openers) {
    const opener = tree.intents[index];
    if (opener === undefined) continue;
    // A `summary` is inside of what it opens, and is on the page before.
    const start = contains(tree, boundary, opener) ? boundary.parent : opener.boundary;
    const before = shortest(tree, start, search);
    if (before === undefined) continue;
    const found: Reach = { openers: [...before.openers, index], row: before.row ?? rowOf(tree, opener.boundary) };
    if (best === undefined || cost(found) < cost(best)) best = found;
  }
  return best;
}

/** Counts the clicks of a way. A row counts more than a click, because a row needs a parameter. */
function cost({ openers, row }: Reach): number {
  return openers.length + (row === null ? 0 : 1.5);
}
