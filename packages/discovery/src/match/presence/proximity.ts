import { isOverlayKind } from '@webmcp/text';

import type { Boundary } from '../../intents/model/intent.js';
import type { ElementView } from '../views/element-view.js';
import type { IntentView } from '../views/intent-view.js';
import type { ContainerMatch } from '../model/container-match.js';
import type { Support } from './counterparts.js';
import { isClosable } from './closable.js';
import { rootAbsence } from '../model/weights.js';

/** What the surroundings of an intent and of an element say about each other. */
export interface Proximity {
  /** How near an intent's boundaries and an element's containers are, 0 to 1; null when nothing speaks. */
  near(intent: IntentView, element: ElementView): number | null;
  /** It stands in something that has to be opened first and is not on the page. */
  isClosed(intent: IntentView): boolean;
}

/** How much of the signal is where it is, the rest being whether its surroundings are on the page at all. */
const placeShare = 0.6;

/** What a boundary's presence counts beside the one inside it: the frame of all pages is there for each of them. */
const outward = 0.5;

/** Below it nothing of what a dialog or menu holds is on the page, so it is not open. */
const closedBelow = 0.3;

/**
 * @param pairs the container pairs of this page
 * @param presence how surely each boundary is on this page, by boundary index; tells two equal controls of different
 * components or pages exclusive
 * @param exclusive how much of each dialog or menu is on the page that nothing outside of it could be, by boundary index
 */
export function proximity(
  boundaries: readonly Boundary[],
  pairs: readonly ContainerMatch[],
  presence: Presence,
  exclusive: ReadonlyMap<number, number>,
): Proximity {
  const containerOf = new Map(pairs.map(({ boundary, container }) => [boundary, container]));
  const boundaryOf = new Map(pairs.map(({ boundary, container }) => [container, boundary]));
  const overlayOf = ({ chain }: IntentView): number | undefined =>
    chain.find((boundary) => isOverlayKind(boundaries[boundary]?.kind ?? 'page') && !containerOf.has(boundary));
  return {
    near(intent, element) {
      const place = placeAgreement(intent, element);
      const around = surroundingsOf(intent, presence);
      if (place === null) return around;
      return around === null ? place : placeShare * place + (1 - placeShare) * around;
    },
    isClosed(intent) {
      const overlay = overlayOf(intent);
      if (overlay === undefined) return false;
      return (presence.get(overlay) ?? 0) < closedBelow || (exclusive.get(overlay) ?? 0) < closedBelow;
    },
  };

  function placeAgreement(intent: IntentView, element: ElementView): number | null {
    const wanted = intent.chain
      .map((boundary) => containerOf.get(boundary))
      .filter((container) => container !== undefined);
    const around = element.chain.filter((container) => boundaryOf.has(container));
    const isClosed = overlayOf(intent) !== undefined;
    if (wanted.length === 0 && around.length === 0) return isClosed ? 0 : null;
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
    return isClosed ? agreement * 0.5 : agreement;
  }
}

/** How much of what is around an intent is on the page, itself left aside, the nearest most; null when nothing tells. */
export function surroundingsOf({ chain, intent }: IntentView, presence: Presence): number | null {
  let sum = 0;
  let whole = 0;
  let weight = 1;
  for (const boundary of chain) {
    const share = presence.get(boundary, intent.index);
    if (share === undefined) continue;
    sum += weight * share;
    whole += weight;
    weight *= outward;
  }
  return whole === 0 ? null : sum / whole;
}

/** From this share on a place is plainly on the page; much of what it can show comes only now and then. */
const presentFrom = 0.5;

/** How surely a boundary is on the page, 0 to 1; `without` leaves an intent out, which cannot speak for its own place. */
export interface Presence {
  get(boundary: number, without?: number): number | undefined;
}

/**
 * How surely each boundary is on the page, 0 to 1, from the share of its intents that have a counterpart there; for
 * boundaries with at least two intents. What a shut dialog or menu holds is no part of what is around it, and what has
 * nothing to be known by cannot be missed.
 */
export function presenceOf(
  boundaries: readonly Boundary[],
  intents: readonly IntentView[],
  support: Support,
): Presence {
  const totals = new Map<number, { all: number; seen: number; of: Map<number, number> }>();
  for (const view of intents) {
    const isKnown = isRecognizable(view);
    for (const boundary of view.chain) {
      const seen = support(view, boundary);
      if (seen === 0 && !isKnown) break;
      const total = totals.get(boundary) ?? { all: 0, seen: 0, of: new Map<number, number>() };
      total.all += 1;
      total.seen += seen;
      total.of.set(view.intent.index, seen);
      totals.set(boundary, total);
      if (seen === 0 && isClosable(boundaries[boundary])) break;
    }
  }
  return {
    get(boundary, without) {
      const total = totals.get(boundary);
      if (total === undefined || total.all < 2) return undefined;
      const own = without === undefined ? undefined : total.of.get(without);
      const share = own === undefined ? total.seen / total.all : (total.seen - own) / (total.all - 1);
      return Math.min(1, share / presentFrom);
    },
  };
}

/**
 * Whether an intent stands right beside others of which, though they would be known, none is on the page: the innermost
 * piece of the source that they are written in is not shown.
 */
export function isInAbsentBoundary(intents: readonly IntentView[], support: Support): (intent: IntentView) => boolean {
  const totals = new Map<number, { all: number; seen: number }>();
  for (const view of intents) {
    const [own] = view.chain;
    if (own === undefined) continue;
    const seen = support(view, own);
    if (seen === 0 && !isRecognizable(view)) continue;
    const total = totals.get(own) ?? { all: 0, seen: 0 };
    totals.set(own, { all: total.all + 1, seen: total.seen + seen });
  }
  return ({ chain: [own] }) => {
    const total = own === undefined ? undefined : totals.get(own);
    return total !== undefined && total.all >= rootAbsence.recognizable && total.seen === 0;
  };
}

/** Something of it would be found on the page if it were there. */
function isRecognizable({ certain, domId, intent }: IntentView): boolean {
  return (
    certain || domId !== undefined || [intent.name, intent.testId, intent.placeholder].some((key) => key !== undefined)
  );
}
