import type { Edge } from './assign.js';
import type { PagePair } from '../signals/page-pair.js';
import { orderBonus } from '../model/weights.js';

type Candidate = Edge & PagePair;

/**
 * Adds worth to the pairs of duplicates in document order. Duplicates are controls of one root with the same text. The
 * page must have equally many elements with the same text, and every control could be every element. Changes the edges
 * in place.
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

/** Returns the position of each node in the order of the ranks. */
function places(ranks: readonly (readonly [number, number])[]): Map<number, number> {
  const inOrder = [...new Map(ranks)].sort(([a, rankA], [b, rankB]) => rankA - rankB || a - b);
  return new Map(inOrder.map(([node], place) => [node, place]));
}
