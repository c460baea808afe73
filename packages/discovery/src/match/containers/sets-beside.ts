import type { Boundary } from '../../intents/model/intent.js';
import type { ContainerMatch } from '../model/container-match.js';
import { orderBonus } from '../model/weights.js';
import { boundaryChain } from '../views/intent-view.js';
import type { ElementView } from '../views/element-view.js';

/** The first and the last element of a part of the page, as element indexes. */
interface Span {
  from: number;
  to: number;
}

/** A row set of the page with all its elements. */
interface PlacedSet {
  set: number;
  elements: readonly ElementView[];
}

/**
 * Returns the bonus of a loop for a row set. The set must lie beside a matched container of the loop's part of the source.
 * Loops with the same texts differ in nothing else. The nearest set gains the whole bonus, the next one half of it.
 *
 * @param sets all row sets of the page
 */
export function setsBeside(
  boundaries: readonly Boundary[],
  containers: readonly ContainerMatch[],
  elements: readonly ElementView[],
  sets: readonly PlacedSet[],
): (loop: number, set: number) => number {
  const spans = containerSpans(containers, elements);
  const anchors = anchorsOf(boundaries, containers, spans);
  const inOrder = sets
    .map((each) => ({ set: each.set, span: spanOf(each.elements) }))
    .sort((a, b) => a.span.from - b.span.from);
  const placeOf = new Map(inOrder.map(({ set }, place) => [set, place]));
  const known = new Map<number, ReadonlyMap<number, number>>();
  const bonusesOf = (loop: number): ReadonlyMap<number, number> => {
    const [, ...outer] = boundaryChain(boundaries, loop);
    const beside = outer.map((boundary) => anchors.get(boundary)).find((found) => found !== undefined) ?? [];
    const bonuses = new Map<number, number>();
    for (const anchor of beside)
      for (const { place, steps } of besidePlaces(inOrder, anchor))
        bonuses.set(place, Math.max(bonuses.get(place) ?? 0, orderBonus.neighbour / (1 + steps)));
    return bonuses;
  };
  return (loop, set) => {
    const bonuses = known.get(loop) ?? bonusesOf(loop);
    known.set(loop, bonuses);
    return bonuses.get(placeOf.get(set) ?? -1) ?? 0;
  };
}

/** The number of sets on each side of a container that gain a bonus. */
const reach = 2;

/** Lists the sets nearest to a part of the page, before and after it, by their place in the page. */
function besidePlaces(inOrder: readonly { span: Span }[], { from, to }: Span): { place: number; steps: number }[] {
  const after = inOrder.findIndex(({ span }) => span.from > to);
  const before = inOrder.findLastIndex(({ span }) => span.to < from);
  const steps = Array.from({ length: reach }, (_, step) => step);
  return [
    ...(after === -1 ? [] : steps.map((step) => ({ place: after + step, steps: step }))),
    ...(before === -1 ? [] : steps.map((step) => ({ place: before - step, steps: step }))),
  ];
}

/** Returns the spans of the matched containers inside each boundary. */
function anchorsOf(
  boundaries: readonly Boundary[],
  containers: readonly ContainerMatch[],
  spans: ReadonlyMap<number, Span>,
): Map<number, Span[]> {
  const anchors = new Map<number, Span[]>();
  for (const { boundary, container } of containers) {
    const span = spans.get(container);
    if (span === undefined) continue;
    const [, ...outer] = boundaryChain(boundaries, boundary);
    for (const each of outer) {
      const found = anchors.get(each);
      if (found === undefined) anchors.set(each, [span]);
      else found.push(span);
    }
  }
  return anchors;
}

function containerSpans(
  containers: readonly ContainerMatch[],
  elements: readonly ElementView[],
): ReadonlyMap<number, Span> {
  const wanted = new Set(containers.map(({ container }) => container));
  const spans = new Map<number, Span>();
  for (const { chain, element } of elements)
    for (const container of chain) {
      if (!wanted.has(container)) continue;
      const known = spans.get(container) ?? { from: element.index, to: element.index };
      spans.set(container, { from: Math.min(known.from, element.index), to: Math.max(known.to, element.index) });
    }
  return spans;
}

function spanOf(elements: readonly ElementView[]): Span {
  const indexes = elements.map(({ element }) => element.index);
  return {
    from: indexes.reduce((least, index) => Math.min(least, index), Infinity),
    to: indexes.reduce((most, index) => Math.max(most, index), -Infinity),
  };
}
