import type { Selector } from '@webmcp/contract';
import { selectorScores, strategyNamed } from '@webmcp/text';

import type { Intent } from '../intents/model/intent.js';
import type { MatchedElement } from '../match/model/matched-elements.js';

/**
 * Returns a function that raises the score of CSS on a name attribute. The name counts more if the source writes it at the
 * control: such a pair is sure without a label.
 */
export function onAgreedName(
  { name }: Intent,
  matchedElements: readonly MatchedElement[],
): (selector: Selector) => Selector {
  const agrees =
    name !== undefined && name !== '' && matchedElements.every(({ element }) => element.attributes.name === name);
  return (selector) =>
    agrees && selector.strategy === 'css' && strategyNamed('css').signal(selector.value) === 'name'
      ? { ...selector, score: selectorScores.agreedName }
      : selector;
}
