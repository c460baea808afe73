import type { SelectorCandidate } from '@webmcp/contract';
import { isFormControl, name, role } from '@webmcp/runtime/page';
import { foldText, printRoleSelector, selectorScores, withoutCounts } from '@webmcp/text';
import type { HitIndex } from './hit-index.js';

/**
 * Returns the selector on the words of a name with a count: `button[words="Done"]` of "Done (3)". Discovery keeps it if the
 * source composes the name of these words and a value.
 */
export function wordsSelector(element: Element, { index }: { index: HitIndex }): SelectorCandidate[] {
  const shown = foldText(name(element));
  const words = /\d/.test(shown) && !isFormControl(element) ? withoutCounts(shown) : '';
  if (!/\p{L}{2}/u.test(words)) return [];
  const value = printRoleSelector({ role: role(element), words });
  const selector = { strategy: 'role' as const, value, score: selectorScores.path };
  return [index.counted(selector, element)];
}
