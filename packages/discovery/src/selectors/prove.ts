import type { PageElement, Selector } from '@webmcp/contract';
import type { StrategyRules } from '@webmcp/text';

import { isOnDatum } from './on-agreed-datum.js';
import { isOnWords } from './on-agreed-words.js';
import { scoreOf } from './scores.js';

/** One element with the container that the runtime searches in; null means the whole document. */
export interface ScopedElement {
  element: Pick<PageElement, 'candidates'>;
  scope: number | null;
}

/** Sorts selectors by score, best first. Equal scores keep the order of the page. */
export function ranked(selectors: readonly Selector[]): Selector[] {
  return [...selectors].sort((a, b) => b.score - a.score);
}

/**
 * Returns the selectors that find one element and nothing else in its scope.
 * @param strategies the known strategies; default: all listed strategies
 */
export function provenAt({ element, scope }: ScopedElement, strategies?: readonly StrategyRules[]): Selector[] {
  return element.candidates.flatMap(({ selector, document, containers }) => {
    if (isOnDatum(selector) || isOnWords(selector)) return [];
    const hits = scope === null ? document : containers[scope];
    const score = scoreOf(selector, strategies);
    return hits === 1 && score !== null && score > 0 ? [{ ...selector, score }] : [];
  });
}

/**
 * Returns the selectors that find exactly the matched element in every state, best first (docs/map-format.md). The map
 * holds no other selectors.
 * @param keep returns false for a selector that would not outlive the moment although it was proved
 */
export function proven(
  elements: readonly ScopedElement[],
  keep: (selector: Selector) => boolean = () => true,
): Selector[] {
  const [first, ...rest] = elements.map((element) => provenAt(element));
  if (first === undefined) return [];
  const others = rest.map((selectors) => new Set(selectors.map(selectorKey)));
  const kept = first.filter((selector) => keep(selector) && others.every((other) => other.has(selectorKey(selector))));
  return ranked([...new Map(kept.map((selector) => [selectorKey(selector), selector])).values()]);
}

/** Returns a text that two selectors share only if they search for the same. */
export const selectorKey = ({ strategy, value }: Selector): string => `${strategy} ${value}`;

/** Returns the selectors that every list contains, in the order of the first. */
export function common(lists: readonly Selector[][]): Selector[] {
  const [first = [], ...rest] = lists;
  const others = rest.map((list) => new Set(list.map(selectorKey)));
  return first.filter((selector) => others.every((other) => other.has(selectorKey(selector))));
}
