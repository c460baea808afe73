import type { Edge } from './assign.js';
import type { PagePair } from '../signals/page-pair.js';
import { together } from '../model/weights.js';

type Candidate = Edge & PagePair;

/**
 * Source and page run in the same order: within each root the run of candidates that ascends on both sides and is worth
 * most in total gains a little, so that of many that are alike each goes to its own place. What a portal moved elsewhere
 * stays as it is. Adds that to the edges in place; costs n log n.
 */
export function favourOrder(edges: readonly Candidate[]): void {
  const ofRoot = new Map<number, Candidate[]>();
  for (const edge of contenders(edges)) {
    const root = edge.intent.chain.at(-1) ?? -1;
    const list = ofRoot.get(root);
    if (list === undefined) ofRoot.set(root, [edge]);
    else list.push(edge);
  }
  for (const candidates of ofRoot.values()) for (const edge of bestRun(candidates)) edge.worth += together.inOrder;
}

/** Those that are nearly the best for their element and for their intent. */
function contenders(edges: readonly Candidate[]): Candidate[] {
  const lefts = new Map<number, number>();
  const rights = new Map<number, number>();
  for (const { left, right, worth } of edges) {
    lefts.set(left, Math.max(lefts.get(left) ?? 0, worth));
    rights.set(right, Math.max(rights.get(right) ?? 0, worth));
  }
  return edges.filter(
    ({ left, right, worth }) =>
      worth >= (lefts.get(left) ?? 0) - together.inOrder && worth >= (rights.get(right) ?? 0) - together.inOrder,
  );
}

interface Step {
  edge: Candidate;
  worth: number;
  before: Step | null;
}

/** The heaviest run in which both ranks ascend. */
function bestRun(edges: readonly Candidate[]): Candidate[] {
  const rights = [...new Set(edges.map(({ rightRank }) => rightRank))].sort((a, b) => a - b);
  const placeOf = new Map(rights.map((rank, place) => [rank, place + 1]));
  // The best run that ends at or before a place, by prefix.
  const best: (Step | undefined)[] = Array.from({ length: rights.length + 1 });
  // Of one intent the later elements come first, so that none of its edges follows another.
  const inOrder = [...edges].sort((a, b) => a.leftRank - b.leftRank || b.rightRank - a.rightRank);
  for (const edge of inOrder) {
    const place = placeOf.get(edge.rightRank) ?? 0;
    let before: Step | null = null;
    for (let at = place - 1; at > 0; at -= at & -at) {
      const step = best[at];
      if (step !== undefined && (before === null || step.worth > before.worth)) before = step;
    }
    const step: Step = { edge, worth: edge.worth + (before?.worth ?? 0), before };
    for (let at = place; at <= rights.length; at += at & -at) {
      const known = best[at];
      if (known === undefined || step.worth > known.worth) best[at] = step;
    }
  }
  let last: Step | null = null;
  for (let at = rights.length; at > 0; at -= at & -at) {
    const step = best[at];
    if (step !== undefined && (last === null || step.worth > last.worth)) last = step;
  }
  const run: Candidate[] = [];
  for (; last !== null; last = last.before) run.push(last.edge);
  return run;
}
