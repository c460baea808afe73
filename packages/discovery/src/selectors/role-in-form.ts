import type { Selector } from '@webmcp/contract';
import { isNarrowLandmark, selectorScores } from '@webmcp/text';

import { containerAt } from '../match/model/container-at.js';
import { isBareRole } from './bare-role.js';
import type { ScopedMatch } from './intent-target.js';
import { proven } from './prove.js';

/**
 * Returns the bare role of a control in a form, a dialog or a small landmark. No other control there has the role. A submit
 * button with an icon alone is such a control. On the whole page, a second control of the role appears soon.
 */
export function roleInForm(matchedElements: readonly ScopedMatch[]): Selector[] {
  const isInForm = matchedElements.every(({ snapshot, scope }) => {
    const { kind, role = '' } = (scope === null ? undefined : containerAt(snapshot, scope)) ?? {};
    return kind === 'form' || kind === 'dialog' || (kind === 'landmark' && isNarrowLandmark(role));
  });
  return isInForm ? proven(matchedElements, isBareRole).map((one) => ({ ...one, score: selectorScores.role })) : [];
}
