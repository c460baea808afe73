import { bounds } from '../model/weights.js';
import { NearestFirst } from './nearest-first.js';

/** A possible pair. `left` and `right` are any non-negative numbers; ranks are the document order on each side. */
export interface Edge {
  left: number;
  right: number;
  /** The gain of choosing this pair, above zero. */
  worth: number;
  label: number;
  container: number;
  leftRank: number;
  rightRank: number;
}

/** The chosen pairs. */
export interface Assignment<E extends Edge> {
  chosen: E[];
  /** True if a connected component was too large for the exact solution. */
  greedy: boolean;
}

/**
 * Chooses edges one to one with the greatest total worth. Ties go to the higher label similarity, then to the higher
 * container proximity, then to document order. Solves each connected component exactly by shortest augmenting paths; a
 * component above `bounds` takes the best edge first.
 */
export function assign<E extends Edge>(edges: readonly E[]): Assignment<E> {
  const chosen: E[] = [];
  let greedy = false;
  for (const component of components(edges)) {
    const lefts = new Set(component.map((edge) => edge.left)).size;
    if (lefts > bounds.exactIntents || component.length > bounds.exactEdges) {
      greedy = true;
      chosen.push(...bestFirst(component));
    } else chosen.push(...optimal(component));
  }
  return { chosen, greedy };
}

/** Groups the edges into connected components: no two groups share a left or a right. */
function components<E extends Edge>(edges: readonly E[]): E[][] {
  const parent = new Map<string, string>();
  const find = (node: string): string => {
    let root = node;
    for (let up = parent.get(root); up !== undefined && up !== root; up = parent.get(root)) root = up;
    for (let at = node; at !== root;) {
      const up = parent.get(at) ?? root;
      parent.set(at, root);
      at = up;
    }
    return root;
  };
  for (const { left, right } of edges) {
    const a = `l${left}`;
    const b = `r${right}`;
    if (!parent.has(a)) parent.set(a, a);
    if (!parent.has(b)) parent.set(b, b);
    parent.set(find(a), find(b));
  }
  const groups = new Map<string, E[]>();
  for (const edge of edges) {
    const root = find(`l${edge.left}`);
    const group = groups.get(root);
    if (group === undefined) groups.set(root, [edge]);
    else group.push(edge);
  }
  return [...groups.values()];
}

function bestFirst<E extends Edge>(edges: readonly E[]): E[] {
  const order = [...edges].sort(
    (a, b) =>
      b.worth - a.worth ||
      b.label - a.label ||
      b.container - a.container ||
      a.leftRank - b.leftRank ||
      a.rightRank - b.rightRank,
  );
  const lefts = new Set<number>();
  const rights = new Set<number>();
  return order.filter(({ left, right }) => {
    if (lefts.has(left) || rights.has(right)) return false;
    lefts.add(left);
    rights.add(right);
    return true;
  });
}

// One integer contains the worth and its tie-breaks. "Unpaired" costs nothing, so no potential leaves −1000 × 2^32 to 0.
// Each sum of the search has a few such terms and stays exact below 2^53.
const worthUnit = 2 ** 32;
const labelUnit = 2 ** 27;
const containerUnit = 2 ** 24;
const orderSteps = 2 ** 12 - 1;

function integerWorth(edge: Edge, leftPlace: number, rightPlace: number): number {
  const worth = Math.max(1, Math.min(1000, Math.round(edge.worth * 1000)));
  const label = Math.round(edge.label * 20);
  const container = Math.round(edge.container * 5);
  // By the rearrangement inequality a sum of products is greatest when both sides run in the same order.
  const order = (orderSteps - Math.min(leftPlace, orderSteps)) * (orderSteps - Math.min(rightPlace, orderSteps));
  return worth * worthUnit + label * labelUnit + container * containerUnit + Math.min(order, containerUnit - 1);
}

function places(ranks: Map<number, number>): Map<number, number> {
  const inOrder = [...ranks].sort(([a, rankA], [b, rankB]) => rankA - rankB || a - b);
  return new Map(inOrder.map(([node], place) => [node, place]));
}

function optimal<E extends Edge>(edges: readonly E[]): E[] {
  const leftPlaces = places(new Map(edges.map((edge) => [edge.left, edge.leftRank])));
  const rightPlaces = places(new Map(edges.map((edge) => [edge.right, edge.rightRank])));
  const lefts = leftPlaces.size;
  const rights = rightPlaces.size;
  const out: Link<E>[][] = Array.from({ length: lefts }, () => []);
  for (const edge of edges) {
    const i = leftPlaces.get(edge.left) ?? 0;
    const j = rightPlaces.get(edge.right) ?? 0;
    out[i]?.push({ to: j, cost: -integerWorth(edge, i, j), edge });
  }
  // Each left has a right of its own for "unpaired", at no cost.
  for (let i = 0; i < lefts; i += 1) out[i]?.push({ to: rights + i, cost: 0, edge: null });
  return augment(out, rights + lefts);
}

/** A possible right of a left with the cost of the pair; the edge is null for "unpaired". */
interface Link<E> {
  to: number;
  cost: number;
  edge: E | null;
}

/** The pairs so far with the potentials that keep all reduced costs at zero or above. */
interface Pairing<E> {
  out: readonly (readonly Link<E>[])[];
  leftPotential: number[];
  rightPotential: number[];
  /** The left node of each right node, or -1. */
  holder: number[];
  /** The right node of each left node, or -1. */
  rightOf: number[];
  held: (E | null)[];
}

/** The shortest paths from one left, up to the first right without a pair. */
interface Paths<E> {
  start: number;
  end: number;
  /** The last step to each reached right. */
  steps: ReadonlyMap<number, { cost: number; from: number; edge: E | null }>;
  /** The distance to each settled right. */
  settled: ReadonlyMap<number, number>;
  /** The distance to the end. */
  length: number;
}

/** Assigns a right to every left by successive shortest augmenting paths with potentials. Returns the edges of the pairs. */
function augment<E extends Edge>(out: readonly (readonly Link<E>[])[], rights: number): E[] {
  const lefts = out.length;
  const pairing: Pairing<E> = {
    out,
    leftPotential: out.map((links) => Math.min(...links.map((link) => link.cost))),
    rightPotential: Array.from({ length: rights }, () => 0),
    holder: Array.from({ length: rights }, () => -1),
    rightOf: Array.from({ length: lefts }, () => -1),
    held: Array.from({ length: lefts }, () => null),
  };
  for (let start = 0; start < lefts; start += 1) {
    const paths = shortestPaths(pairing, start);
    updatePotentials(pairing, paths);
    exchangeAlong(pairing, paths);
  }
  return pairing.held.filter((edge) => edge !== null);
}

/** Searches the nearest right without a pair by Dijkstra's algorithm over reduced costs. */
function shortestPaths<E>({ out, leftPotential, rightPotential, holder }: Pairing<E>, start: number): Paths<E> {
  const steps = new Map<number, { cost: number; from: number; edge: E | null }>();
  const settled = new Map<number, number>();
  const nearest = new NearestFirst();
  let left = start;
  let length = 0;
  for (;;) {
    for (const { to, cost, edge } of out[left] ?? []) {
      if (settled.has(to)) continue;
      const through = length + cost - (leftPotential[left] ?? 0) - (rightPotential[to] ?? 0);
      const known = steps.get(to);
      if (known !== undefined && through >= known.cost) continue;
      steps.set(to, { cost: through, from: left, edge });
      nearest.put(through, to);
    }
    let next = nearest.take();
    // A right that a shorter path reached later is still in the heap with its longer path.
    while (settled.has(next.to)) next = nearest.take();
    settled.set(next.to, next.cost);
    length = next.cost;
    const owner = holder[next.to] ?? -1;
    if (owner === -1) return { start, end: next.to, steps, settled, length };
    left = owner;
  }
}

/** Raises the potentials of the settled nodes, so that all reduced costs stay at zero or above. */
function updatePotentials<E>({ leftPotential, rightPotential, holder }: Pairing<E>, paths: Paths<E>): void {
  const { start, settled, length } = paths;
  for (const [to, cost] of settled) {
    rightPotential[to] = (rightPotential[to] ?? 0) + cost - length;
    const owner = holder[to] ?? -1;
    if (owner !== -1) leftPotential[owner] = (leftPotential[owner] ?? 0) + length - cost;
  }
  leftPotential[start] = (leftPotential[start] ?? 0) + length;
}

/** Exchanges the pairs along the path from its end back to its start. */
function exchangeAlong<E>({ holder, rightOf, held }: Pairing<E>, { end, steps }: Paths<E>): void {
  for (let to = end; to !== -1;) {
    const step = steps.get(to);
    if (step === undefined) break;
    const before = rightOf[step.from] ?? -1;
    holder[to] = step.from;
    rightOf[step.from] = to;
    held[step.from] = step.edge;
    to = before;
  }
}
