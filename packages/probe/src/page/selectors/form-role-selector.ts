import type { SelectorCandidate } from '@webmcp/contract';
import { bareRole } from './bare-role.js';
import type { HitIndex } from './hit-index.js';

/** Returns the bare role of a control outside of rows. No other control of its form, dialog or small landmark may have the role. */
export function formRoleSelector(
  element: Element,
  {
    index,
    rowNumbers,
    formNumbers,
  }: { index: HitIndex; rowNumbers: ReadonlySet<number>; formNumbers: ReadonlySet<number> },
): SelectorCandidate[] {
  const chain = index.chainOf(element);
  const form = chain.find((number) => formNumbers.has(number));
  if (form === undefined || chain.some((number) => rowNumbers.has(number))) return [];
  return bareRole(element)
    .filter((selector) => selector.value !== 'generic' && index.countWithin(selector, form) === 1)
    .map((selector) => index.counted(selector, element));
}
