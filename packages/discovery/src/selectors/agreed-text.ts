import type { PageElement, Selector } from '@webmcp/contract';
import { foldText, words } from '@webmcp/text';

import type { Label } from '../intents/model/intent.js';
import { searchedText } from './row-text.js';

/**
 * Decides whether a selector may search for the text of a box without a role. Source and page must agree on the text: the
 * source writes it out. The label of a form control needs no such agreement. An icon's text is the name of its ligature.
 */
export function isAgreedText(
  selector: Selector,
  labels: readonly Label[],
  matched: readonly { element: Pick<PageElement, 'labels'> }[],
): boolean {
  if (selector.strategy !== 'label') return true;
  const text = foldText(searchedText(selector) ?? '');
  if (matched.every(({ element }) => element.labels.includes(text))) return true;
  return labels.some(
    (label) =>
      label.parts === undefined &&
      label.from !== 'page' &&
      (foldText(label.text) === text || (label.from === 'icon' && words(label.text).join('_') === text)),
  );
}
