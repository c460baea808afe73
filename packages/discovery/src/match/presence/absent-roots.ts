import type { Boundary } from '../../intents/model/intent.js';
import { alternativesOf, placeOf } from './alternatives.js';
import { isClosable } from './closable.js';
import { supportOf, type Counterparts } from './counterparts.js';
import type { ElementView } from '../views/element-view.js';
import type { IntentView } from '../views/intent-view.js';
import { rootAbsence } from '../model/weights.js';

/** One page of the source: a root, or one of several components in one place. */
interface PageScope {
  rank: number;
  members: IntentView[];
  /** The number of controls that a page could show to the matcher. */
  recognizable: number;
  /** The sum of the support of its intents. */
  strength: number;
}

/**
 * Returns a function that is true for an intent of an absent page. A page is a root, or one of several components of
 * one tag. The tag renders them one at a time. Pages repeat each other's words, so a text alone proves no page. The
 * strongest page comes first, and its elements support no weaker page. A page is absent in two cases:
 * - a much stronger page is in the same place;
 * - the page has many recognizable controls, and only the given intent has an element that no other page explains.
 */
export function absentRoots(
  boundaries: readonly Boundary[],
  intents: readonly IntentView[],
  counterparts: Counterparts,
): (intent: IntentView) => boolean {
  const scopeOf = scopes(boundaries);
  const support = supportOf(counterparts, intents);
  const found = new Map<number, PageScope>();
  for (const view of intents) {
    const scope = scopeOf(view);
    if (scope === undefined) continue;
    const known = found.get(scope) ?? { rank: view.rank, members: [], recognizable: 0, strength: 0 };
    const seen = support(view, scope);
    const isClosed = view.chain.some((boundary) => isClosable(boundaries[boundary]));
    known.members.push(view);
    if (seen > 0 || (view.certain && !isClosed)) known.recognizable += 1;
    known.strength += seen;
    known.rank = Math.min(known.rank, view.rank);
    found.set(scope, known);
  }
  // The strength of the strongest page so far, for each element that it explains and for its place.
  const explained = new Map<ElementView, number>();
  const placed = new Map<string, number>();
  const own = new Map<number, { recognizable: number; seen: ReadonlySet<number>; isReplaced: boolean }>();
  const inOrder = [...found].sort(([, a], [, b]) => b.strength - a.strength || a.rank - b.rank);
  for (const [scope, { members, recognizable, strength }] of inOrder) {
    const isNew = ({ intent }: IntentView): boolean =>
      (counterparts.get(intent.index) ?? []).some(
        (element) => (explained.get(element) ?? 0) < rootAbsence.dominance * strength,
      );
    const seen = new Set(members.filter(isNew).map(({ intent }) => intent.index));
    const place = placeOf(boundaries[scope]);
    own.set(scope, { recognizable, seen, isReplaced: (placed.get(place) ?? 0) >= rootAbsence.dominance * strength });
    if (seen.size < rootAbsence.lone) continue;
    placed.set(place, Math.max(placed.get(place) ?? 0, strength >= rootAbsence.lone ? strength : 0));
    for (const { intent } of members)
      for (const element of counterparts.get(intent.index) ?? [])
        explained.set(element, Math.max(explained.get(element) ?? 0, strength));
  }
  return (view) => {
    const scope = own.get(scopeOf(view) ?? -1);
    if (scope === undefined) return false;
    if (scope.isReplaced) return true;
    if (scope.recognizable < rootAbsence.recognizable) return false;
    return scope.seen.size - (scope.seen.has(view.intent.index) ? 1 : 0) === 0;
  };
}

/** Returns the page of an intent: the outermost boundary with alternatives, or else the root. */
function scopes(boundaries: readonly Boundary[]): (intent: IntentView) => number | undefined {
  const alternatives = alternativesOf(boundaries);
  return ({ chain }) => chain.findLast((index) => alternatives.has(index)) ?? chain.at(-1);
}
