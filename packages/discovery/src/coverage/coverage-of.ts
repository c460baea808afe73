import type { Coverage, PageElement, PageSnapshot } from '@webmcp/contract';

import type { Match } from '../match/model/match.js';
import type { NamedTool } from '../naming/named-tool.js';
import { coverageRules, type CountedElement } from './coverage-rules.js';
import { elementKey, elementUses } from './element-uses.js';

/**
 * Counts the interactive elements of each state. Each element is in exactly one sum, by the first rule that holds. The
 * opener of a dialog that is open has no selector in that state. Such an element has the uses of its intent.
 */
export function coverageOf(
  tools: readonly NamedTool[],
  match: Pick<Match, 'pairs' | 'fellows' | 'unmatchedElements'>,
  snapshots: readonly PageSnapshot[],
): Map<string, Coverage> {
  const uses = elementUses(tools);
  const paired = new Map(match.pairs.map(({ state, element, intent }) => [elementKey(state, element), intent]));
  const leftOut = new Map(
    match.unmatchedElements.map(({ state, element, leftOutBy }) => [elementKey(state, element), leftOutBy]),
  );
  const firsts = new Map(
    (match.fellows ?? []).map(({ state, element, first }) => [elementKey(state, element), elementKey(state, first)]),
  );
  const countedOf = (snapshot: PageSnapshot, element: PageElement): CountedElement => {
    const own = elementKey(snapshot.state, element.index);
    const key = paired.has(own) ? own : (firsts.get(own) ?? own);
    const leftOutBy = leftOut.get(key);
    return {
      snapshot,
      element,
      uses: uses.ofElement.get(key) ?? uses.ofIntent.get(paired.get(key) ?? -1) ?? [],
      isPaired: paired.has(key),
      isFramed: false,
      ...(leftOutBy === undefined ? {} : { leftOutBy }),
    };
  };
  return new Map(
    snapshots.map((snapshot) => [
      snapshot.state,
      sumOf([
        ...snapshot.elements.map((element) => countedOf(snapshot, element)),
        ...(snapshot.frames ?? []).flatMap(({ elements }) =>
          elements.map((element) => ({ snapshot, element, uses: [], isPaired: false, isFramed: true })),
        ),
      ]),
    ]),
  );
}

function sumOf(all: readonly CountedElement[]): Coverage {
  const coverage: Coverage = {
    elements: all.length,
    inTools: 0,
    unstable: 0,
    shared: 0,
    dead: 0,
    unmatched: 0,
    leftOut: {},
    places: { stamp: 0, call: 0, handler: 0, none: 0 },
  };
  for (const counted of all) {
    coverage.places[placeOf(counted.element)] += 1;
    const rule = coverageRules.find(({ holds }) => holds(counted));
    if (rule === undefined) continue;
    if (rule.sum === 'leftOut') coverage.leftOut[rule.name] = (coverage.leftOut[rule.name] ?? 0) + 1;
    else coverage[rule.sum] += 1;
  }
  return coverage;
}

/** Returns the best evidence for the place of an element in the source. */
function placeOf({ sources = [], isCalled, handlers = [] }: PageElement): keyof Coverage['places'] {
  if (sources.length > 0) return isCalled === true ? 'call' : 'stamp';
  return handlers.some(({ isAround }) => isAround !== true) ? 'handler' : 'none';
}
