import type { Selector } from '@webmcp/contract';

import { isFormControl } from '../accessibility/is-form-control.js';
import { labelTexts } from '../accessibility/label-texts.js';
import { normalizeText } from '../accessibility/normalize-text.js';
import { query } from './query.js';
import { longestWord } from './words.js';

/**
 * Form controls that have the text as a label, aria-labelledby or aria-label, whole and with its case.
 * @param among elements that hold every hit, where they are known
 */
export function labelHits(value: string, roots: ParentNode[], among?: Element[]): Element[] {
  if (among) return among.filter((element) => labelTexts(element).includes(normalizeText(value)));
  const wanted = normalizeText(value);
  const telling = longestWord(wanted);
  const found = new Set<Element>();
  const consider = (element: Element | null): void => {
    if (
      element &&
      roots.some((root) => root.contains(element)) &&
      isFormControl(element) &&
      labelTexts(element).includes(wanted)
    )
      found.add(element);
  };
  // A label may stand outside the root that its control is in.
  const [root] = roots;
  const labels =
    root instanceof Element
      ? [...query([root.getRootNode() as ParentNode], 'label'), ...query(roots, 'label')]
      : query(roots, 'label');
  for (const label of labels) {
    // Only an image's alt text or an inner aria-label can stand in a label's text and not in its text content.
    if (label.textContent?.includes(telling) || label.querySelector('[alt],[aria-label],svg'))
      consider((label as HTMLLabelElement).control);
  }
  for (const element of query(roots, '[aria-label],[aria-labelledby]')) {
    const text = element.getAttribute('aria-label');
    if (element.hasAttribute('aria-labelledby') || (text && normalizeText(text) === wanted)) consider(element);
  }
  return [...found];
}

/** A form control's labels, each at 0.8: people read them, and tests and screen readers hold them still. */
export function labelCandidates(element: Element): Selector[] {
  return labelTexts(element).map((value) => ({ strategy: 'label', value, score: 0.8 }));
}
