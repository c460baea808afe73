import type { Selector } from '@webmcp/contract';
import { selectorScores } from '@webmcp/text';

import { containerAt } from '../match/model/container-at.js';
import { isBareRole } from './bare-role.js';
import type { ScopedMatch } from './intent-target.js';
import { proven } from './prove.js';

/**
 * Returns the bare role of a control that is the only one of its role in a form or dialog. A submit button with an icon
 * alone is such a control. The role finds nothing else there. On the whole page, a second control of the role appears soon.
 */
export function roleInForm(matchedElements: readonly ScopedMatch[]): Selector[] {
  const isInForm = matchedElements.every(({ snapshot, scope }) => {
    const kind = scope === null ? undefined : containerAt(snapshot, scope)?.kind;
    return kind === 'form' || kind === 'dialog';
  });
  return isInForm ? proven(matchedElements, isBareRole).map((one) => ({ ...one, score: selectorScores.role })) : [];
}
