import type { Selector } from '@webmcp/contract';

import { isFormControl } from '../accessibility/is-form-control.js';
import { labelTexts } from '../accessibility/label-texts.js';
import { normalizeText } from '../accessibility/normalize-text.js';
import { query } from './query.js';

const squash = (text: string): string => text.replace(/\s+/g, '');

/** Form controls that have the text as a label, aria-labelledby or aria-label, whole and with its case. */
export function labelHits(value: string, roots: ParentNode[]): Element[] {
  const wanted = normalizeText(value);
  const quick = squash(wanted);
  const found = new Set<Element>();
  const consider = (element: Element | null): void => {
    if (element && isFormControl(element) && labelTexts(element).includes(wanted)) found.add(element);
  };
  for (const label of query(roots, 'label')) {
    // Only an image's alt text or an inner aria-label can stand in a label's text and not in its text content.
    if (squash(label.textContent ?? '').includes(quick) || label.querySelector('[alt],[aria-label],svg'))
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
