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
  const around = root instanceof Element ? [root.getRootNode() as ParentNode, ...roots] : roots;
  // Only an image's alt text or an inner aria-label can stand in a label's text and not in its text content.
  const drawn = new Set(query(around, 'label :is([alt],[aria-label],svg)').map((part) => part.closest('label')));
  for (const label of query(around, 'label'))
    if (label.textContent?.includes(telling) || drawn.has(label as HTMLLabelElement))
      consider((label as HTMLLabelElement).control);
  // Whatever folds to the wanted text has its longest word as it stands. `:is()` in a query costs five times as much.
  for (const element of query(roots, `[aria-label*="${CSS.escape(telling)}"],[aria-labelledby]`))
    if (element.matches('input,select,textarea,datalist,[role],[contenteditable]')) consider(element);
  return [...found];
}

/** A form control's labels, each at 0.8: people read them, and tests and screen readers hold them still. */
export function labelCandidates(element: Element): Selector[] {
  return labelTexts(element).map((value) => ({ strategy: 'label', value, score: 0.8 }));
}
