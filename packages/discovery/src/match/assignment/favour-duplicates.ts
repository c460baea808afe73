import type { Edge } from './assign.js';
import type { PagePair } from '../signals/page-pair.js';
import { orderBonus } from '../model/weights.js';

type Candidate = Edge & PagePair;

/**
 * Where a root writes as many controls that say the same as the page has elements that say the same, and each could be
 * each, they run in the same order. Adds that to the edges in place.
 */
export function favourDuplicates(edges: readonly Candidate[]): void {
  const groups = new Map<string, Candidate[]>();
  const claims = new Map<number, Set<string>>();
  for (const edge of edges) {
    const source = writtenAs(edge);
    const key = `${source}\n${shownAs(edge)}`;
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [edge]);
    else group.push(edge);
    claims.set(edge.right, (claims.get(edge.right) ?? new Set()).add(source));
  }
  for (const group of groups.values()) {
    const lefts = places(group.map(({ left, leftRank }) => [left, leftRank]));
    const rights = places(group.map(({ right, rightRank }) => [right, rightRank]));
    if (lefts.size < 2 || lefts.size !== rights.size || group.length !== lefts.size * rights.size) continue;
    if (group.some(({ right }) => (claims.get(right)?.size ?? 0) > 1)) continue;
    for (const edge of group) if (lefts.get(edge.left) === rights.get(edge.right)) edge.worth += orderBonus.duplicates;
  }
}

const writtenAs = ({ intent: { chain, intent, labels } }: Candidate): string =>
  JSON.stringify([chain.at(-1) ?? null, intent.control, intent.href ?? null, labels.map(({ text }) => text)]);

const shownAs = ({ element: { element, texts } }: Candidate): string =>
  JSON.stringify([element.role, texts.map(({ text }) => text)]);

/** The place of each in the order of their ranks. */
function places(ranks: readonly (readonly [number, number])[]): Map<number, number> {
  const inOrder = [...new Map(ranks)].sort(([a, rankA], [b, rankB]) => rankA - rankB || a - b);
  return new Map(inOrder.map(([node], place) => [node, place]));
}
