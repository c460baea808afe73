import type { PageSnapshot } from '@webmcp/contract';

import type { Boundary } from '../intents/intent.js';
import { assign, type Edge } from './assign.js';
import { containerAt } from './container-at.js';
import type { ElementView } from './element-view.js';
import { siteKey, type IntentView } from './intent-view.js';
import type { Reading } from './signals.js';
import { siteAgreement } from './signals.js';
import { floor } from './weights.js';

export interface RowMatch {
  pairs: { intent: IntentView; element: ElementView; reading: Reading }[];
  /** Elements inside sets that belong to a loop of the source, paired or not. */
  taken: Set<ElementView>;
  /** Row boundaries that have a set on this page. */
  placed: Set<number>;
}

/**
 * Pairs what is written once inside a loop with what stands in every row of a set on the page. Each set goes to the loop
 * that fits it best; one loop may have several sets (loops within loops). Inside each row the pairing is one to one.
 */
export function matchRows(
  boundaries: readonly Boundary[],
  intents: readonly IntentView[],
  elements: readonly ElementView[],
  snapshot: PageSnapshot,
  read: (intent: IntentView, element: ElementView) => Reading,
  useProvenance: boolean,
): RowMatch {
  const loops = groupBy(
    intents.filter(({ row }) => row !== null),
    ({ row }) => row ?? -1,
  );
  const rows = groupBy(
    elements.filter(({ row }) => row !== null),
    ({ row }) => row ?? -1,
  );
  const sets = groupBy([...rows.keys()], (row) => containerAt(snapshot, row)?.row?.set ?? -1);
  const result: RowMatch = { pairs: [], taken: new Set(), placed: new Set() };
  for (const [set, members] of sets) {
    if (set === -1) continue;
    let best: { loop: number; worth: number; rank: number; pairs: RowMatch['pairs'] } | null = null;
    for (const [loop, inside] of loops) {
      const pairs = members.flatMap((row) => pairRow(inside, rows.get(row) ?? [], read));
      if (pairs.length === 0) continue;
      const most = Math.max(...members.map((row) => rows.get(row)?.length ?? 0));
      const fit =
        pairs.reduce((sum, { reading }) => sum + reading.score, 0) /
        members.length /
        Math.max(1, Math.min(most, inside.length));
      const covered = new Set(pairs.map(({ intent }) => intent.intent.index)).size / inside.length;
      const worth = Math.round(
        (0.7 * fit + 0.3 * covered + (useProvenance ? rowProvenance(boundaries[loop], members, snapshot) : 0)) * 1000,
      );
      const rank = Math.min(...inside.map((intent) => intent.rank));
      if (best === null || worth > best.worth || (worth === best.worth && rank < best.rank))
        best = { loop, worth, rank, pairs };
    }
    if (best === null) continue;
    result.pairs.push(...best.pairs);
    result.placed.add(best.loop);
    for (const row of members) for (const element of rows.get(row) ?? []) result.taken.add(element);
  }
  return result;
}

function rowProvenance(boundary: Boundary | undefined, rows: readonly number[], snapshot: PageSnapshot): number {
  if (boundary === undefined) return 0;
  const sites = boundary.sites.map(siteKey);
  const agreements = rows.map(
    (row) => siteAgreement(sites, (containerAt(snapshot, row)?.sources ?? []).map(siteKey)) ?? 0,
  );
  return agreements.reduce((sum, agreement) => sum + agreement, 0) / agreements.length / 2;
}

function pairRow(
  intents: readonly IntentView[],
  elements: readonly ElementView[],
  read: (intent: IntentView, element: ElementView) => Reading,
): RowMatch['pairs'] {
  const edges: (Edge & RowMatch['pairs'][number])[] = [];
  for (const intent of intents) {
    for (const element of elements) {
      const reading = read(intent, element);
      if (reading.vetoed || reading.score < floor) continue;
      edges.push({
        left: intent.intent.index,
        right: element.element.index,
        worth: reading.score - floor + 0.01,
        label: reading.signals.label,
        container: reading.signals.container,
        leftRank: intent.rank,
        rightRank: element.element.index,
        intent,
        element,
        reading,
      });
    }
  }
  return assign(edges).chosen.map(({ intent, element, reading }) => ({ intent, element, reading }));
}

function groupBy<T>(items: readonly T[], key: (item: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>();
  for (const item of items) {
    const group = groups.get(key(item));
    if (group === undefined) groups.set(key(item), [item]);
    else group.push(item);
  }
  return groups;
}
