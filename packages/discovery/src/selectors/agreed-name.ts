import type { Selector } from '@webmcp/contract';
import { selectorScores, strategyNamed } from '@webmcp/text';

import type { Intent } from '../intents/model/intent.js';
import type { MatchedElement } from '../match/model/matched-elements.js';

/**
 * Returns a function that raises the score of CSS on a name attribute. The name counts more if the source writes it at the
 * control: such a pair is sure without a label. Some libraries write this name as the id: `Form.Item` of Ant Design 5.
 * A field that nothing else names is known by its id, as its code knows it.
 */
export function onAgreedName(
  { name, domId, kind, labels, restsOn }: Intent,
  matchedElements: readonly MatchedElement[],
): (selector: Selector) => Selector {
  const agreesOn = (attribute: 'name' | 'id'): boolean =>
    name !== undefined && name !== '' && matchedElements.every(({ element }) => element.attributes[attribute] === name);
  const agreed = agreesOn('name') ? 'name' : kind === 'field' && agreesOn('id') ? 'id' : undefined;
  const isOnlyId =
    kind === 'field' &&
    restsOn === undefined &&
    domId !== undefined &&
    labels.length === 0 &&
    matchedElements.every(({ element }) => element.attributes.id === domId && element.labels.length === 0);
  return (selector) => {
    if (isOnlyId && selector.strategy === 'css' && strategyNamed('css').signal(selector.value) === 'id')
      return { ...selector, score: selectorScores.role };
    return agreed !== undefined && selector.strategy === 'css' && strategyNamed('css').signal(selector.value) === agreed
      ? { ...selector, score: selectorScores.agreedName }
      : selector;
  };
}
