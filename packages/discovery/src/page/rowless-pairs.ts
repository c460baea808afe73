import type { PageSnapshot } from '@webmcp/contract';

import type { AppModel } from '../intents/model/intent.js';
import { boundaryChain } from '../match/views/intent-view.js';
import { containerAt } from '../match/model/container-at.js';
import type { Match, Pair } from '../match/model/match.js';

/**
 * Returns the pairs of intents that a loop of the source repeats and that no page shows in rows. One of several equal
 * buttons has the pair. So the pair says nothing, and a set of the page may take the element.
 */
export function rowlessPairs(
  { intents, boundaries }: AppModel,
  { pairs }: Pick<Match, 'pairs'>,
  snapshots: readonly PageSnapshot[],
): Pair[] {
  const pages = new Map(snapshots.map((snapshot) => [snapshot.state, snapshot]));
  const isInRow = ({ state, element }: Pair): boolean => {
    const snapshot = pages.get(state);
    const chain = snapshot?.elements.find(({ index }) => index === element)?.chain ?? [];
    return snapshot !== undefined && chain.some((index) => containerAt(snapshot, index)?.kind === 'row');
  };
  const repeated = new Set(
    intents
      .filter(({ boundary }) => boundaryChain(boundaries, boundary).some((index) => boundaries[index]?.kind === 'row'))
      .map(({ index }) => index),
  );
  const ofRows = pairs.filter(({ intent }) => repeated.has(intent));
  const withRow = new Set(ofRows.filter(isInRow).map(({ intent }) => intent));
  return ofRows.filter(({ intent }) => !withRow.has(intent));
}
