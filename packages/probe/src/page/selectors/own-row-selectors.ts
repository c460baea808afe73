import type { SelectorCandidate } from '@webmcp/contract';
import { role } from '@webmcp/runtime/page';
import { ownRowValue, selectorScores } from '@webmcp/text';
import type { HitIndex } from './hit-index.js';

/** Returns the selectors of a control that is a row itself: its role and the mark of the row, each for this row alone. */
export function ownRowSelectors(
  element: Element,
  { index, ownRows }: { index: HitIndex; ownRows: ReadonlySet<Element> },
): SelectorCandidate[] {
  if (!ownRows.has(element)) return [];
  const chain = index.chainOf(element);
  // Other rows have the same selectors, so neither finds this control anywhere but in its row.
  const containers = Object.fromEntries(chain.map((number, at) => [number, at === 0 ? 1 : 0]));
  const kind = role(element);
  const selectors = [
    ...(/^(?:none|presentation|)$/.test(kind)
      ? []
      : [{ strategy: 'role', value: kind, score: selectorScores.bareRole } as const]),
    { strategy: 'css', value: ownRowValue, score: selectorScores.path } as const,
  ];
  return selectors.map((selector) => ({ selector, document: 0, containers }));
}
