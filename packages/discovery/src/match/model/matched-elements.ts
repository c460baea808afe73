import type { PageContainer, PageElement, PageSnapshot } from '@webmcp/contract';

import type { Match, Pair } from './match.js';

/** One element of one page with its pair. */
export interface MatchedElement {
  pair: Pair;
  snapshot: PageSnapshot;
  element: PageElement;
}

/** One container of one page that is paired with a boundary. */
export interface MatchedContainer {
  snapshot: PageSnapshot;
  container: PageContainer;
}

/** An index from intents and boundaries to their elements and containers on all pages. */
export interface MatchedElements {
  /** Returns the elements of an intent by state id, then in document order. */
  ofIntent(intent: number): readonly MatchedElement[];
  /** Returns the containers of a boundary in the order of the pairs. */
  ofBoundary(boundary: number): readonly MatchedContainer[];
}

/** Builds the index. Pairs with an unknown state, element or container are left out. */
export function matchedElements(match: Match, snapshots: readonly PageSnapshot[]): MatchedElements {
  const pages = new Map(
    snapshots.map((snapshot) => [
      snapshot.state,
      {
        snapshot,
        elements: new Map(snapshot.elements.map((element) => [element.index, element])),
        containers: new Map(snapshot.containers.map((container) => [container.index, container])),
      },
    ]),
  );
  const intents = new Map<number, MatchedElement[]>();
  for (const pair of match.pairs) {
    const page = pages.get(pair.state);
    const element = page?.elements.get(pair.element);
    if (page === undefined || element === undefined) continue;
    const list = intents.get(pair.intent) ?? [];
    list.push({ pair, snapshot: page.snapshot, element });
    intents.set(pair.intent, list);
  }
  for (const list of intents.values()) {
    list.sort((a, b) =>
      a.pair.state < b.pair.state ? -1 : a.pair.state > b.pair.state ? 1 : a.element.index - b.element.index,
    );
  }
  const boundaries = new Map<number, MatchedContainer[]>();
  for (const pair of match.containers) {
    const page = pages.get(pair.state);
    const container = page?.containers.get(pair.container);
    if (page === undefined || container === undefined) continue;
    const list = boundaries.get(pair.boundary) ?? [];
    list.push({ snapshot: page.snapshot, container });
    boundaries.set(pair.boundary, list);
  }
  return {
    ofIntent: (intent) => intents.get(intent) ?? [],
    ofBoundary: (boundary) => boundaries.get(boundary) ?? [],
  };
}
