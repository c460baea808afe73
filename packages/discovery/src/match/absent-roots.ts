import type { Boundary } from '../intents/intent.js';
import { closable } from './closable.js';
import type { Counterparts } from './counterparts.js';
import type { ElementView } from './element-view.js';
import type { IntentView } from './intent-view.js';
import { rootAbsence } from './weights.js';

/**
 * Which intents stand in a root (a page, or a component that nothing else places) that is not on the page although some of
 * its texts are: pages repeat each other's words. Roots are taken by how much speaks for them, and what one of them
 * explains says nothing for the next; a root is absent where of many controls that would be known nothing is left but the
 * one that is asked for.
 */
export function absentRoots(
  boundaries: readonly Boundary[],
  intents: readonly IntentView[],
  counterparts: Counterparts,
): (intent: IntentView) => boolean {
  const roots = new Map<number, { rank: number; members: IntentView[]; knowable: number; strength: number }>();
  const claims = new Map<ElementView, number>();
  for (const elements of counterparts.values())
    for (const element of elements) claims.set(element, (claims.get(element) ?? 0) + 1);
  for (const view of intents) {
    const root = view.chain.at(-1);
    if (root === undefined) continue;
    const known = roots.get(root) ?? { rank: view.rank, members: [], knowable: 0, strength: 0 };
    const elements = counterparts.get(view.intent.index) ?? [];
    known.members.push(view);
    const isShut = view.chain.some((boundary) => closable.has(boundaries[boundary]?.kind ?? 'page'));
    if (elements.length > 0 || (view.certain && !isShut)) known.knowable += 1;
    known.strength += Math.max(0, ...elements.map((element) => 1 / (claims.get(element) ?? 1)));
    known.rank = Math.min(known.rank, view.rank);
    roots.set(root, known);
  }
  // For each element how much speaks for the surest root that explains it.
  const explained = new Map<ElementView, number>();
  const own = new Map<number, { knowable: number; seen: ReadonlySet<number> }>();
  for (const [root, { members, knowable, strength }] of [...roots].sort(
    ([, a], [, b]) => b.strength - a.strength || a.rank - b.rank,
  )) {
    const isNew = ({ intent }: IntentView): boolean =>
      (counterparts.get(intent.index) ?? []).some(
        (element) => (explained.get(element) ?? 0) < rootAbsence.surer * strength,
      );
    const seen = new Set(members.filter(isNew).map(({ intent }) => intent.index));
    own.set(root, { knowable, seen });
    if (seen.size < rootAbsence.lone) continue;
    for (const { intent } of members)
      for (const element of counterparts.get(intent.index) ?? [])
        explained.set(element, Math.max(explained.get(element) ?? 0, strength));
  }
  return ({ chain, intent }) => {
    const root = own.get(chain.at(-1) ?? -1);
    if (root === undefined || root.knowable < rootAbsence.knowable) return false;
    return root.seen.size - (root.seen.has(intent.index) ? 1 : 0) === 0;
  };
}
