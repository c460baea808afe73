import type { Edge } from './assign.js';
import type { PagePair } from '../signals/page-pair.js';
import { orderBonus } from '../model/weights.js';

type Candidate = Edge & PagePair;

/**
 * Adds a little worth to the edges in the order of source and page. In each root, the ascending run of edges with the
 * greatest worth gains. So each of many similar controls finds its own place. Changes the edges in place; takes n log
 * n.
 */
export function favourOrder(edges: readonly Candidate[]): void {
  const ofRoot = new Map<number, Candidate[]>();
  for (const edge of contenders(edges)) {
    const root = edge.intent.chain.at(-1) ?? -1;
    const list = ofRoot.get(root);
    if (list === undefined) ofRoot.set(root, [edge]);
    else list.push(edge);
  }
  for (const candidates of ofRoot.values()) for (const edge of bestRun(candidates)) edge.worth += orderBonus.inOrder;
}

/** Returns the edges that are nearly the best for their element and for their intent. */
function contenders(edges: readonly Candidate[]): Candidate[] {
  const lefts = new Map<number, number>();
  const rights = new Map<number, number>();
  for (const { left, right, worth } of edges) {
    lefts.set(left, Math.max(lefts.get(left) ?? 0, worth));
    rights.set(right, Math.max(rights.get(right) ?? 0, worth));
  }
  return edges.filter(
    ({ left, right, worth }) =>
      worth >= (lefts.get(left) ?? 0) - orderBonus.inOrder && worth >= (rights.get(right) ?? 0) - orderBonus.inOrder,
  );
}

interface Step {
  edge: Candidate;
  worth: number;
  before: Step | null;
}

/** Returns the run with the greatest worth in which both ranks ascend. */
function bestRun(edges: readonly Candidate[]): Candidate[] {
  const rights = [...new Set(edges.map(({ rightRank }) => rightRank))].sort((a, b) => a - b);
  const placeOf = new Map(rights.map((rank, place) => [rank, place + 1]));
  const best = new PrefixBest(rights.length);
  // The later elements of one intent come first, so that none of its edges follows another.
  const inOrder = [...edges].sort((a, b) => a.leftRank - b.leftRank || b.rightRank - a.rightRank);
  for (const edge of inOrder) {
    const place = placeOf.get(edge.rightRank) ?? 0;
    const before = best.upTo(place - 1);
    best.put(place, { edge, worth: edge.worth + (before?.worth ?? 0), before });
  }
  const run: Candidate[] = [];
  for (let last = best.upTo(rights.length); last !== null; last = last.before) run.push(last.edge);
  return run;
}

/** A Fenwick tree over places 1 to n: returns the run of greatest worth that ends at or before a place, in log n. */
class PrefixBest {
  readonly #best: (Step | undefined)[];

  constructor(size: number) {
    this.#best = Array.from({ length: size + 1 });
  }

  upTo(place: number): Step | null {
    let best: Step | null = null;
    for (let at = place; at > 0; at -= at & -at) {
      const step = this.#best[at];
      if (step !== undefined && (best === null || step.worth > best.worth)) best = step;
    }
    return best;
  }

  put(place: number, step: Step): void {
    for (let at = place; at < this.#best.length; at += at & -at) {
      const known = this.#best[at];
      if (known === undefined || step.worth > known.worth) this.#best[at] = step;
    }
  }
}
