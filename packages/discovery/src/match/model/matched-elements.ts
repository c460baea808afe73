import type { PageContainer, PageElement, PageSnapshot } from '@webmcp/contract';

import type { Match, Pair } from './match.js';

/** One element of one page that an intent was paired with. */
export interface MatchedElement {
  pair: Pair;
  snapshot: PageSnapshot;
  element: PageElement;
}

/** One container of one page that a boundary was paired with. */
export interface MatchedContainer {
  snapshot: PageSnapshot;
  container: PageContainer;
}

/** Answers where intents and boundaries were seen; built once, then only asked. */
export interface MatchedElements {
  /** By state id, then document order. */
  ofIntent(intent: number): readonly MatchedElement[];
  ofBoundary(boundary: number): readonly MatchedContainer[];
}

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
