import type { Selector } from '@webmcp/contract';
import { role } from '@webmcp/runtime/page';
import { selectorScores } from '@webmcp/text';

/** Returns the selector of the role of an element without a name; nothing for an element without a role. */
export function bareRole(element: Element): Selector[] {
  const kind = role(element);
  return /^(?:none|presentation|)$/.test(kind)
    ? []
    : [{ strategy: 'role', value: kind, score: selectorScores.bareRole }];
}
