import type { Selector } from '@webmcp/contract';
import { foldText } from '@webmcp/text';

import type { Label } from '../intents/model/intent.js';
import { isFixedText } from './changing-text.js';
import type { ScopedMatch } from './intent-target.js';
import { proven, selectorKey } from './prove.js';
import { searchedText } from './row-text.js';

/**
 * Returns the selectors of a control that the source words in several ways, such as "Save" or "Update". Each selector
 * finds exactly the control where the page shows that wording, and nothing where the page shows another. Returns none
 * unless every wording that was seen has a selector.
 */
export function provenByWording(matched: readonly ScopedMatch[], labels: readonly Label[]): Selector[] {
  const names = [...new Set(matched.map(nameOf))];
  if (names.length < 2 || !names.every((name) => name !== '' && isFixedText(name, labels))) return [];
  const found = names.map((name) => {
    const others = matched.filter((each) => nameOf(each) !== name);
    return proven(
      matched.filter((each) => nameOf(each) === name),
      (selector) => foldText(searchedText(selector) ?? '') === name && !others.some((other) => isNear(selector, other)),
    );
  });
  return found.every((selectors) => selectors.length > 0) ? found.flat() : [];
}

const nameOf = ({ element }: ScopedMatch): string => foldText(element.name);

/** Decides whether a selector finds another control in the scope of a matched element. */
function isNear(selector: Selector, { element, snapshot, scope }: ScopedMatch): boolean {
  const key = selectorKey(selector);
  return snapshot.elements.some(
    (other) =>
      other.index !== element.index &&
      (scope === null || other.chain.includes(scope)) &&
      other.candidates.some((candidate) => selectorKey(candidate.selector) === key),
  );
}
