import type { PageElement, PageSnapshot, Source } from '@webmcp/contract';
import { foldText } from '@webmcp/text';

import type { AppModel } from '../intents/model/intent.js';
import { siteKey } from '../intents/model/site-key.js';
import { containerAt } from '../match/model/container-at.js';
import type { Match, Pair } from '../match/model/match.js';
import { boundaryChain } from '../match/views/intent-view.js';

/**
 * Returns the pairs of intents outside of rows with an element in a row. Other rows have the same element, and no intent
 * claims those, or another intent does. The source made the rows in a way that was not read. So the pair says nothing about
 * the one row.
 */
export function strayPairs(
  { intents, boundaries }: AppModel,
  { pairs, unmatchedElements }: Pick<Match, 'pairs' | 'unmatchedElements'>,
  snapshots: readonly PageSnapshot[],
): Pair[] {
  const pages = new Map(snapshots.map((snapshot) => [snapshot.state, snapshot]));
  const keyAt = ({ state, element }: Pick<Pair, 'state' | 'element'>): string | undefined => {
    const snapshot = pages.get(state);
    const found = snapshot?.elements.find(({ index }) => index === element);
    return snapshot === undefined || found === undefined ? undefined : setKey(snapshot, found);
  };
  const inRow = (intent: number): boolean =>
    boundaryChain(boundaries, intents[intent]?.boundary ?? null).some((index) => boundaries[index]?.kind === 'row');
  const open = new Set(unmatchedElements.map(keyAt));
  const outside = pairs.flatMap((pair) => {
    const key = inRow(pair.intent) ? undefined : keyAt(pair);
    return key === undefined ? [] : [{ pair, key }];
  });
  const claims = new Map<string, Set<number>>();
  for (const { pair, key } of outside)
    if (isMadeByScript(pages.get(pair.state), pair.element))
      claims.set(key, (claims.get(key) ?? new Set()).add(pair.intent));
  const isShared = (key: string): boolean =>
    areOfSeveralParts([...(claims.get(key) ?? [])].map((index) => intents[index]!.source));
  return outside.filter(({ key }) => open.has(key) || isShared(key)).map(({ pair }) => pair);
}

/** Decides whether places of intents are no rows that one file writes out: several files, or one place several times. */
function areOfSeveralParts(places: readonly Source[]): boolean {
  return (
    places.length > 1 &&
    (new Set(places.map(({ file }) => file)).size > 1 || new Set(places.map(siteKey)).size < places.length)
  );
}

/**
 * Decides whether a script made an element: its page names places of the source, and none for the element. On a page without
 * places, a function of the app answers the element.
 */
function isMadeByScript(snapshot: PageSnapshot | undefined, element: number): boolean {
  const all = snapshot?.elements ?? [];
  const isPlaced = ({ sources = [] }: PageElement): boolean => sources.length > 0;
  const own = all.find(({ index }) => index === element);
  return own !== undefined && !isPlaced(own) && (all.some(isPlaced) || ownHandlers(own).length > 0);
}

const ownHandlers = ({ handlers = [] }: PageElement): string[] =>
  handlers
    .filter(({ isAround }) => isAround !== true)
    .map(({ event, at }) => `${event} ${siteKey(at)}`)
    .sort();

/** Returns a key that equal elements in the rows of one set share, with their functions; undefined outside of rows. */
function setKey(snapshot: PageSnapshot, element: PageElement): string | undefined {
  const { role, name, tag, chain } = element;
  const row = chain.map((index) => containerAt(snapshot, index)).find((container) => container?.kind === 'row');
  return row?.row === undefined
    ? undefined
    : JSON.stringify([snapshot.state, row.row.set, role, tag, foldText(name), ownHandlers(element)]);
}
