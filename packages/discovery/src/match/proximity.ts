import type { Boundary, BoundaryKind } from '../intents/intent.js';
import type { ElementView } from './element-view.js';
import type { IntentView } from './intent-view.js';
import type { ContainerMatch } from './match-containers.js';

/** Says how near an intent's boundaries and an element's containers are to each other, 0 to 1; null when nothing speaks. */
export type Proximity = (intent: IntentView, element: ElementView) => number | null;

/** Boundaries that are not there until something opens them. */
const closable: ReadonlySet<BoundaryKind> = new Set(['dialog', 'drawer', 'menu', 'popover']);

/** How much of the signal is where it is, the rest being whether its surroundings are on the page at all. */
const placeShare = 0.6;

/**
 * @param pairs the container pairs of this page
 * @param presence how surely each boundary is on this page, by boundary index;
 * tells two equal controls of different components or pages apart
 */
export function proximity(
  boundaries: readonly Boundary[],
  pairs: readonly ContainerMatch[],
  presence: ReadonlyMap<number, number>,
): Proximity {
  const containerOf = new Map(pairs.map(({ boundary, container }) => [boundary, container]));
  const boundaryOf = new Map(pairs.map(({ boundary, container }) => [container, boundary]));
  return (intent, element) => {
    const place = placeAgreement(intent, element);
    const around = surroundings(intent);
    if (place === null) return around;
    return around === null ? place : placeShare * place + (1 - placeShare) * around;
  };

  function placeAgreement(intent: IntentView, element: ElementView): number | null {
    const wanted = intent.chain
      .map((boundary) => containerOf.get(boundary))
      .filter((container) => container !== undefined);
    const around = element.chain.filter((container) => boundaryOf.has(container));
    const shut = intent.chain.find((boundary) => closable.has(boundaries[boundary]?.kind ?? 'page'));
    const isShut = shut !== undefined && !containerOf.has(shut);
    if (wanted.length === 0 && around.length === 0) return isShut ? 0 : null;
    const common = wanted.filter((container) => element.chain.includes(container)).length;
    const all = new Set([...wanted, ...around]).size;
    // The innermost scope says more than the outer ones that everything shares.
    const inner =
      wanted[0] === undefined
        ? around.length === 0
          ? 1
          : 0
        : element.chain.includes(wanted[0]) && (around[0] === wanted[0] || around[0] === undefined)
          ? 1
          : 0;
    const agreement = all === 0 ? 1 : 0.5 * (common / all) + 0.5 * inner;
    return isShut ? agreement * 0.5 : agreement;
  }

  function surroundings(intent: IntentView): number | null {
    const known = intent.chain.map((boundary) => presence.get(boundary)).filter((share) => share !== undefined);
    return known.length === 0 ? null : known.reduce((sum, share) => sum + share, 0) / known.length;
  }
}

/** From this share on a place is plainly on the page; much of what it can show comes only now and then. */
const plainlyThere = 0.5;

/**
 * How surely each boundary is on the page, 0 to 1, from the share of its intents that have a counterpart there; for
 * boundaries with at least two intents.
 * @param support per intent index, 0 to 1: 1 when an element speaks for it alone, less when others claim it as well
 */
export function presenceOf(intents: readonly IntentView[], support: ReadonlyMap<number, number>): Map<number, number> {
  const totals = new Map<number, { all: number; seen: number }>();
  for (const { intent, chain } of intents) {
    const seen = support.get(intent.index) ?? 0;
    for (const boundary of chain) {
      const total = totals.get(boundary) ?? { all: 0, seen: 0 };
      total.all += 1;
      total.seen += seen;
      totals.set(boundary, total);
    }
  }
  return new Map(
    [...totals]
      .filter(([, { all }]) => all > 1)
      .map(([boundary, { all, seen }]) => [boundary, Math.min(1, seen / all / plainlyThere)]),
  );
}
