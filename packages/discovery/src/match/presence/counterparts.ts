import { isOverlayKind } from '@webmcp/text';

import type { Boundary } from '../../intents/model/intent.js';
import type { ElementIndex } from '../views/element-index.js';
import type { ElementView } from '../views/element-view.js';
import type { IntentView } from '../views/intent-view.js';
import type { ContainerMatch } from '../model/container-match.js';
import type { Reading } from '../signals/reading.js';
import { floor, proved } from '../model/weights.js';

/** The elements that an intent could be, without regard to containers, by intent index. */
export type Counterparts = ReadonlyMap<number, readonly ElementView[]>;

/**
 * The least role value of a counterpart that no source sites prove. A role that half fits is no evidence for the
 * surroundings of an intent.
 */
const rightRole = 0.9;

/**
 * Finds the counterparts of all intents. Intents without a counterpart have no entry. An element whose source sites prove
 * one intent is no counterpart of an intent that only has similar words.
 */
export function counterpartsOf(
  intents: readonly IntentView[],
  elements: readonly ElementView[],
  index: ElementIndex,
  read: (intent: IntentView, element: ElementView) => Reading,
): Counterparts {
  const found = new Map<number, { element: ElementView; isProved: boolean }[]>();
  const provedElements = new Set<ElementView>();
  for (const intent of intents) {
    const likely = index
      .lookup(intent, null)
      .map((position) => elements[position])
      .filter((element) => element !== undefined)
      .flatMap((element) => {
        const { vetoed, score, signals, provenance = 0 } = read(intent, element);
        const isProved = provenance >= proved;
        const isLikely = !vetoed && score >= floor && (isProved || signals.role >= rightRole);
        return isLikely ? [{ element, isProved }] : [];
      });
    for (const { element, isProved } of likely) if (isProved) provedElements.add(element);
    found.set(intent.intent.index, likely);
  }
  const counterparts = [...found].map(([intent, likely]) => {
    const own = likely.filter(({ element, isProved }) => isProved || !provedElements.has(element));
    return [intent, own.map(({ element }) => element)] as const;
  });
  return new Map(counterparts.filter(([, elements]) => elements.length > 0));
}

/** Returns the evidence that an intent is on the page as a member of a boundary around it: 0 to 1. */
export type Support = (intent: IntentView, boundary: number) => number;

/**
 * Returns the support of each intent. Intents share the support of a common counterpart, and a boundary gets the part of
 * its own intents. Alike intents of one boundary get no more support than they have elements. A counterpart inside the
 * intent's own container counts in full.
 */
export function supportOf(
  counterparts: Counterparts,
  intents: readonly IntentView[],
  containers: readonly ContainerMatch[] = [],
): Support {
  const claims = new Map<ElementView, { all: number; of: Map<number, number> }>();
  for (const { intent, chain } of intents) {
    for (const element of counterparts.get(intent.index) ?? []) {
      const known = claims.get(element) ?? { all: 0, of: new Map<number, number>() };
      known.all += 1;
      for (const boundary of chain) known.of.set(boundary, (known.of.get(boundary) ?? 0) + 1);
      claims.set(element, known);
    }
  }
  const containerOf = new Map(containers.map(({ boundary, container }) => [boundary, container]));
  return ({ intent, chain }, boundary) => {
    const elements = counterparts.get(intent.index) ?? [];
    const own = chain.map((each) => containerOf.get(each)).find((container) => container !== undefined);
    if (own !== undefined && elements.some((element) => element.chain.includes(own))) return 1;
    let most = 0;
    for (const element of elements) {
      const claim = claims.get(element);
      const inside = claim?.of.get(boundary) ?? 0;
      if (claim !== undefined && inside > 0)
        most = Math.max(most, (inside / claim.all) * Math.min(1, elements.length / inside));
    }
    return most;
  };
}

/**
 * Returns the share of each overlay's intents with an exclusive counterpart, 0 to 1, by boundary index. An element that
 * also fits an intent outside of the overlay is no evidence. A closed menu may repeat another menu.
 */
export function exclusiveShares(
  boundaries: readonly Boundary[],
  intents: readonly IntentView[],
  counterparts: Counterparts,
): ReadonlyMap<number, number> {
  const claims = new Map<ElementView, IntentView[]>();
  for (const intent of intents) {
    for (const element of counterparts.get(intent.intent.index) ?? []) {
      const known = claims.get(element);
      if (known === undefined) claims.set(element, [intent]);
      else known.push(intent);
    }
  }
  const totals = new Map<number, { all: number; seen: number }>();
  for (const intent of intents) {
    for (const boundary of intent.chain) {
      if (!isOverlayKind(boundaries[boundary]?.kind ?? 'page')) continue;
      const total = totals.get(boundary) ?? { all: 0, seen: 0 };
      const elements = counterparts.get(intent.intent.index) ?? [];
      const isExclusive = elements.some((element) =>
        claims.get(element)?.every(({ chain }) => chain.includes(boundary)),
      );
      if (!isExclusive && !intent.certain) continue;
      total.all += 1;
      total.seen += isExclusive ? 1 : 0;
      totals.set(boundary, total);
    }
  }
  return new Map([...totals].map(([boundary, { all, seen }]) => [boundary, seen / all]));
}
