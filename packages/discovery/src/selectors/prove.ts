import type { PageElement, Selector } from '@webmcp/contract';

import { scoreOf } from './scores.js';

/** One element and where it has to be found: inside a container, or (null) in the whole document. */
export interface ScopedElement {
  element: Pick<PageElement, 'candidates'>;
  scope: number | null;
}

/** Best first; equal scores keep the order in which the page gave them. */
export function ranked(selectors: readonly Selector[]): Selector[] {
  return [...selectors].sort((a, b) => b.score - a.score);
}

/** The selectors of one element that find it and nothing else in its scope. */
export function provenAt({ element, scope }: ScopedElement): Selector[] {
  return element.candidates.flatMap(({ selector, document, containers }) => {
    const hits = scope === null ? document : containers[scope];
    const score = scoreOf(selector);
    return hits === 1 && score !== null && score > 0 ? [{ ...selector, score }] : [];
  });
}

/**
 * The selectors that were proved at every matchedElement, best first: CONTRACT section 1 emits only what located exactly the
 * matched element in every state where it was seen.
 * @param keep drops selectors that would not outlive the moment although they were proved
 */
export function proven(
  matchedElements: readonly ScopedElement[],
  keep: (selector: Selector) => boolean = () => true,
): Selector[] {
  const [first, ...rest] = matchedElements.map(provenAt);
  if (first === undefined) return [];
  const others = rest.map((selectors) => new Set(selectors.map(selectorKey)));
  const kept = first.filter((selector) => keep(selector) && others.every((other) => other.has(selectorKey(selector))));
  return ranked([...new Map(kept.map((selector) => [selectorKey(selector), selector])).values()]);
}

export const selectorKey = ({ strategy, value }: Selector): string => `${strategy} ${value}`;
