import type { PageElement, PageSnapshot } from '@webmcp/contract';
import { foldText } from '@webmcp/text';

import type { AppModel } from '../intents/model/intent.js';
import { containerAt } from '../match/model/container-at.js';
import type { Match, Pair } from '../match/model/match.js';
import { boundaryChain } from '../match/views/intent-view.js';

/**
 * Returns the pairs of intents outside of rows with an element in a row. Other rows have the same element, and no intent
 * claims those. The source made the rows in a way that was not read. So the pair says nothing about the one row.
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
  return pairs.filter((pair) => {
    const key = inRow(pair.intent) ? undefined : keyAt(pair);
    return key !== undefined && open.has(key);
  });
}

/** Returns a key that equal elements in the rows of one set share; undefined outside of rows. */
function setKey(snapshot: PageSnapshot, { role, name, tag, chain }: PageElement): string | undefined {
  const row = chain.map((index) => containerAt(snapshot, index)).find((container) => container?.kind === 'row');
  return row?.row === undefined ? undefined : JSON.stringify([snapshot.state, row.row.set, role, tag, foldText(name)]);
}
