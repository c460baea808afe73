import { isOverlayKind } from '@webmcp/text';

import type { Boundary } from '../../intents/model/intent.js';
import type { ElementView } from '../views/element-view.js';
import type { IntentView } from '../views/intent-view.js';
import type { ContainerMatch } from '../model/container-match.js';
import type { Support } from './counterparts.js';
import { isClosable } from './closable.js';
import { rootAbsence } from '../model/weights.js';

/** The comparison of the surroundings of intents and elements. */
export interface Proximity {
  /** Compares the boundaries of an intent with the containers of an element, 0 to 1; null without evidence. */
  near(intent: IntentView, element: ElementView): number | null;
  /** Decides whether an intent is inside an overlay that is not open on the page. */
  isClosed(intent: IntentView): boolean;
}

/** The share of the matched containers in the proximity. The rest is the share of the surroundings that is on the page. */
const placeShare = 0.6;

/** The weight of a boundary's presence relative to the next inner one. The frame of all pages is on each page. */
const outward = 0.5;

/** The presence below which a dialog or menu is closed. */
const closedBelow = 0.3;

/**
 * Compares the surroundings of intents and elements on one page.
 * @param pairs the container pairs of this page
 * @param presence the evidence that each boundary is on this page; distinguishes equal controls of different components
 * @param exclusive the share of each overlay's intents with an exclusive counterpart, by boundary index
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
    // The innermost container is better evidence than the outer ones that all elements share.
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

/** Returns the share of the surroundings of an intent that is on the page, without the intent. Inner boundaries count more; null without evidence. */
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

/** The share from which a boundary is certainly on the page. Many controls of a place appear only at times. */
const presentFrom = 0.5;

/** The evidence that each boundary is on the page, 0 to 1. */
export interface Presence {
  /** Returns undefined for a boundary with fewer than two intents. `without` leaves one intent out: an intent is no evidence for its own place. */
  get(boundary: number, without?: number): number | undefined;
}

/**
 * Computes the presence of each boundary from the share of its intents with a counterpart. The intents of a closed overlay
 * are no part of the surroundings of the overlay. An intent without a text or key cannot be missing.
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
 * Returns a function that is true for an intent of an absent boundary: the innermost boundary has several recognizable
 * intents, and none of them has a counterpart.
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

/** Decides whether the intent has a text or a key that the page would show. */
function isRecognizable({ certain, domId, intent }: IntentView): boolean {
  return (
    certain || domId !== undefined || [intent.name, intent.testId, intent.placeholder].some((key) => key !== undefined)
  );
}
