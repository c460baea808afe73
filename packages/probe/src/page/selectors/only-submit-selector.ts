import type { SelectorCandidate } from '@webmcp/contract';
import { onlySubmitValue, selectorScores } from '@webmcp/text';
import type { HitIndex } from './hit-index.js';

/** Returns the selector of the only control that submits a form. Its form is one of the containers around it. */
export function onlySubmitSelector(element: Element, { index }: { index: HitIndex }): SelectorCandidate[] {
  if (!element.matches(onlySubmitValue) || element.closest('form') === null) return [];
  const selector = { strategy: 'css', value: onlySubmitValue, score: selectorScores.path } as const;
  const chain = index.chainOf(element);
  const counts = chain.map((number) => [number, index.countWithin(selector, number)] as const);
  const document = index.hits(selector).length;
  const isAlone = document === 1 || counts.some(([, count]) => count === 1);
  return isAlone ? [{ selector, document, containers: Object.fromEntries(counts) }] : [];
}
