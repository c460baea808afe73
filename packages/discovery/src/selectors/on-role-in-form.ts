import type { Selector } from '@webmcp/contract';
import { selectorScores } from '@webmcp/text';

import { containerAt } from '../match/model/container-at.js';
import type { ScopedMatch } from './intent-target.js';
import { searchedText } from './row-text.js';

/**
 * Returns a function that raises the score of a bare role in a form or dialog. An icon alone may be the only button of
 * a form, and its role finds nothing else there. On the whole page, a second control of the role appears soon.
 */
export function onRoleInForm(matchedElements: readonly ScopedMatch[]): (selector: Selector) => Selector {
  const isInForm = matchedElements.every(({ snapshot, scope }) => {
    const kind = scope === null ? undefined : containerAt(snapshot, scope)?.kind;
    return kind === 'form' || kind === 'dialog';
  });
  return (selector) =>
    isInForm && selector.strategy === 'role' && searchedText(selector) === null
      ? { ...selector, score: selectorScores.role }
      : selector;
}
