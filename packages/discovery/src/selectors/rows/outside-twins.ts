import type { ClickStep, PageSnapshot, Selector } from '@webmcp/contract';
import { selectorScores, strategyNamed } from '@webmcp/text';

import { containerAt } from '../../match/model/container-at.js';
import type { MatchedElement } from '../../match/model/matched-elements.js';
import { common, provenAt, ranked, selectorKey } from '../prove.js';
import { nearestRow } from './row-plan.js';
import { scoreOf } from '../scores.js';

type ElementOnPage = Pick<MatchedElement, 'snapshot' | 'element'>;

/** Selectors that find a target alone outside of the places of its twins, and these places: sets of rows or containers. */
export interface OutsideTwins {
  selectors: Selector[];
  outside: NonNullable<ClickStep['outside']>;
}

/**
 * Returns the selectors that find an element and beside it only controls in rows or in other containers. The page has an
 * "Add" beside that of each column, or a filter has the name of a column's button. Undefined if the element is in a row, or
 * if no selector identifies it that way in each state.
 * @param isKept returns false for a selector of a container that holds data of the page
 */
export function outsideTwins(
  elements: readonly ElementOnPage[],
  isKept: (selector: Selector) => boolean,
): OutsideTwins | undefined {
  const found = elements.map((element) => selectorsOutside(element, isKept));
  const shared = ranked(common(found.map((each) => each.map(({ selector }) => selector))));
  const keys = new Set(shared.map(selectorKey));
  const places = found.flatMap((each) =>
    each.flatMap((one) => (keys.has(selectorKey(one.selector)) ? one.places : [])),
  );
  const outside = new Map(places.map((place) => [JSON.stringify(place), targetOf(place)]));
  return shared.length === 0 ? undefined : { selectors: shared, outside: [...outside.values()] };
}

/** A selector of an element, and the selectors of each place that has other hits. */
interface Outside {
  selector: Selector;
  places: Selector[][];
}

function selectorsOutside({ snapshot, element }: ElementOnPage, isKept: (selector: Selector) => boolean): Outside[] {
  if (nearestRow(snapshot, element.chain) !== undefined) return [];
  return element.candidates.flatMap(({ selector, document }) => {
    const score = scoreOf(selector);
    if (score === null || document < 2 || !strategyNamed(selector.strategy).identifies(selector.value, score))
      return [];
    const twins = snapshot.elements.filter(
      (other) =>
        other.index !== element.index &&
        other.candidates.some((each) => selectorKey(each.selector) === selectorKey(selector)),
    );
    const places = twins.map(({ chain }) => placeOf(snapshot, chain, element.chain, isKept));
    if (twins.length !== document - 1 || places.some(({ length }) => length === 0)) return [];
    return [{ selector: { ...selector, score }, places }];
  });
}

/** Returns the selectors of the rows around a twin, or of the nearest container without the element. Empty without both. */
function placeOf(
  snapshot: PageSnapshot,
  chain: readonly number[],
  own: readonly number[],
  isKept: (selector: Selector) => boolean,
): Selector[] {
  const row = nearestRow(snapshot, chain)?.row;
  if (row !== undefined) return row.rows.filter((each) => (scoreOf(each) ?? 0) > 0);
  for (const index of chain.filter((each) => !own.includes(each))) {
    const container = containerAt(snapshot, index);
    const named = container === undefined ? [] : provenAt({ element: container, scope: null }).filter(isKept);
    if (named.some(({ score }) => score >= selectorScores.role)) return named;
  }
  return [];
}

const targetOf = (place: Selector[]): OutsideTwins['outside'][number] => ({
  selectors: ranked(place),
  confidence: Math.max(...place.map(({ score }) => score)),
});
