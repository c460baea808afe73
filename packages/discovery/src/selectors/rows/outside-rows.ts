import type { ClickStep, PageSnapshot, Selector } from '@webmcp/contract';
import { strategyNamed } from '@webmcp/text';

import type { MatchedElement } from '../../match/model/matched-elements.js';
import { common, ranked, selectorKey } from '../prove.js';
import { nearestRow } from './row-plan.js';
import { scoreOf } from '../scores.js';

type ElementOnPage = Pick<MatchedElement, 'snapshot' | 'element'>;

/** Selectors that find a target alone outside of rows, and the sets of these rows. */
export interface OutsideRows {
  selectors: Selector[];
  outside: NonNullable<ClickStep['outside']>;
}

/**
 * Returns the selectors that find an element and beside it only controls in rows: "Add" of the page, where each column has
 * an "Add". Undefined if the element is in a row, or if no selector identifies it that way in each state.
 */
export function outsideRows(elements: readonly ElementOnPage[]): OutsideRows | undefined {
  const found = elements.map(selectorsOutside);
  const shared = ranked(common(found.map((each) => each.map(({ selector }) => selector))));
  const keys = new Set(shared.map(selectorKey));
  const sets = found.flatMap((each) =>
    each.flatMap(({ selector, rows }) => (keys.has(selectorKey(selector)) ? rows : [])),
  );
  const outside = new Map(sets.map((rows) => [JSON.stringify(rows), targetOf(rows)]));
  return shared.length === 0 ? undefined : { selectors: shared, outside: [...outside.values()] };
}

/** A selector of an element, and the selectors of each set of rows that has all other hits. */
interface Outside {
  selector: Selector;
  rows: Selector[][];
}

function selectorsOutside({ snapshot, element }: ElementOnPage): Outside[] {
  if (nearestRow(snapshot, element.chain) !== undefined) return [];
  return element.candidates.flatMap(({ selector, document }) => {
    const score = scoreOf(selector);
    if (score === null || document < 2 || !strategyNamed(selector.strategy).identifies(selector.value, score))
      return [];
    const rows = setsWith(selector, snapshot, document - 1);
    return rows === undefined ? [] : [{ selector: { ...selector, score }, rows }];
  });
}

/** Returns the selectors of the sets whose rows contain a number of hits of a selector; undefined if they contain fewer. */
function setsWith(selector: Selector, snapshot: PageSnapshot, hits: number): Selector[][] | undefined {
  const inRows = snapshot.elements.flatMap(({ candidates, chain }) => {
    const isHit = candidates.some((each) => selectorKey(each.selector) === selectorKey(selector));
    const row = isHit ? nearestRow(snapshot, chain)?.row : undefined;
    return row === undefined ? [] : [row];
  });
  const sets = [
    ...new Map(inRows.map(({ set, rows }) => [set, rows.filter((each) => (scoreOf(each) ?? 0) > 0)])).values(),
  ];
  return inRows.length === hits && sets.every(({ length }) => length > 0) ? sets : undefined;
}

const targetOf = (rows: Selector[]): OutsideRows['outside'][number] => ({
  selectors: ranked(rows),
  confidence: Math.max(...rows.map(({ score }) => score)),
});
