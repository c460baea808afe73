import type { Edge } from './assign.js';
import type { PagePair } from '../signals/page-pair.js';
import { orderBonus } from '../model/weights.js';

type Candidate = Edge & PagePair;

/**
 * Adds a little worth to edges beside a sure pair of the same surroundings. The page keeps the controls of one place in
 * the source together. Changes the edges in place; sure edges keep their worth.
 */
export function favourNeighbours(edges: readonly Candidate[]): void {
  const sure = new Set(sureOf(edges));
  const spots = new Map<number, number[]>();
  for (const { intent, rightRank } of sure) {
    for (const boundary of intent.chain) {
      const known = spots.get(boundary);
      if (known === undefined) spots.set(boundary, [rightRank]);
      else known.push(rightRank);
    }
  }
  for (const places of spots.values()) places.sort((a, b) => a - b);
  for (const edge of edges) {
    if (sure.has(edge)) continue;
    const places = edge.intent.chain.map((boundary) => spots.get(boundary)).find((known) => known !== undefined);
    if (places !== undefined) edge.worth += orderBonus.neighbour / Math.max(1, distance(places, edge.rightRank));
  }
}

/** Returns the edges that are the best on both sides by a clear margin. */
function sureOf(edges: readonly Candidate[]): Candidate[] {
  const lefts = new Map<number, [number, number]>();
  const rights = new Map<number, [number, number]>();
  const put = (into: Map<number, [number, number]>, key: number, worth: number): void => {
    const [first, second] = into.get(key) ?? [-1, -1];
    into.set(key, worth > first ? [worth, first] : [first, Math.max(second, worth)]);
  };
  for (const { left, right, worth } of edges) {
    put(lefts, left, worth);
    put(rights, right, worth);
  }
  const leads = (known: [number, number] | undefined, worth: number): boolean =>
    known !== undefined && known[0] === worth && known[1] <= worth - orderBonus.clearLead;
  return edges.filter(({ left, right, worth }) => leads(lefts.get(left), worth) && leads(rights.get(right), worth));
}

/** Returns the distance from a position to the nearest of the ascending places. */
function distance(places: readonly number[], position: number): number {
  let low = 0;
  let high = places.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < position) low = middle + 1;
    else high = middle;
  }
  const after = places[low] ?? Number.POSITIVE_INFINITY;
  const before = places[low - 1] ?? Number.NEGATIVE_INFINITY;
  return Math.min(after - position, position - before);
}
