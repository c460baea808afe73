import { isOverlayKind } from '@webmcp/text';

import type { Boundary } from '../../intents/model/intent.js';
import type { ElementIndex } from '../views/element-index.js';
import type { ElementView } from '../views/element-view.js';
import type { IntentView } from '../views/intent-view.js';
import type { ContainerMatch } from '../model/container-match.js';
import type { Reading } from '../signals/reading.js';
import { floor } from '../model/weights.js';

/** For each intent index the elements that it could be, containers left aside. */
export type Counterparts = ReadonlyMap<number, readonly ElementView[]>;

/** An element whose role only half fits is no evidence that an intent's surroundings are there. */
const rightRole = 0.9;

export function counterpartsOf(
  intents: readonly IntentView[],
  elements: readonly ElementView[],
  index: ElementIndex,
  read: (intent: IntentView, element: ElementView) => Reading,
): Counterparts {
  const found = new Map<number, ElementView[]>();
  for (const intent of intents) {
    const likely = index
      .lookup(intent, null)
      .map((position) => elements[position])
      .filter((element) => element !== undefined)
      .filter((element) => {
        const { vetoed, score, signals } = read(intent, element);
        return !vetoed && score >= floor && signals.role >= rightRole;
      });
    if (likely.length > 0) found.set(intent.intent.index, likely);
  }
  return found;
}

/** How surely an intent is seen as a part of a boundary around it, 0 to 1. */
export type Support = (intent: IntentView, boundary: number) => number;

/**
 * An element that several intents could be counts for each boundary by its share of them; of many intents of one boundary
 * that are alike, as many are seen as there are elements. What stands inside the intent's own container counts in full.
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
 * How much of each closed-by-default boundary is on the page in its own right, 0 to 1 by boundary index: what is also
 * written outside of it says nothing of it, since a shut menu may repeat what another one shows.
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
      const isApart = elements.some((element) => claims.get(element)?.every(({ chain }) => chain.includes(boundary)));
      if (!isApart && !intent.certain) continue;
      total.all += 1;
      total.seen += isApart ? 1 : 0;
      totals.set(boundary, total);
    }
  }
  return new Map([...totals].map(([boundary, { all, seen }]) => [boundary, seen / all]));
}
