import type { Boundary } from '../intents/intent.js';
import { closable } from './closable.js';
import type { ElementIndex } from './element-index.js';
import type { ElementView } from './element-view.js';
import type { IntentView } from './intent-view.js';
import type { ContainerMatch } from './container-match.js';
import type { Reading } from './signals.js';
import { floor } from './weights.js';

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

/**
 * How surely each intent is on the page, 0 to 1 by intent index: an element that several intents could be counts for
 * each in part, one inside the intent's own container in full.
 */
export function supportOf(
  counterparts: Counterparts,
  intents: readonly IntentView[] = [],
  containers: readonly ContainerMatch[] = [],
): Map<number, number> {
  const claims = new Map<ElementView, number>();
  for (const elements of counterparts.values())
    for (const element of elements) claims.set(element, (claims.get(element) ?? 0) + 1);
  const containerOf = new Map(containers.map(({ boundary, container }) => [boundary, container]));
  const own = new Map(
    intents.map(({ intent, chain }) => [
      intent.index,
      chain.map((boundary) => containerOf.get(boundary)).find((container) => container !== undefined),
    ]),
  );
  return new Map(
    [...counterparts].map(([intent, elements]) => {
      const container = own.get(intent);
      const isInside = container !== undefined && elements.some(({ chain }) => chain.includes(container));
      return [intent, isInside ? 1 : Math.max(...elements.map((element) => 1 / (claims.get(element) ?? 1)))];
    }),
  );
}

/**
 * How much of each closed-by-default boundary is on the page in its own right, 0 to 1 by boundary index: what is also
 * written outside of it says nothing of it, since a shut menu may repeat what another one shows.
 */
export function apartOf(
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
      if (!closable.has(boundaries[boundary]?.kind ?? 'page')) continue;
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
