import { foldText } from '@webmcp/text';

import { labelText } from './accessible-name.js';
import { isFormControl } from './is-form-control.js';
import { labelsOf } from './labels-of.js';
import { looseLabel } from './loose-label.js';
import { once } from '../dom/still.js';

/**
 * Returns the texts that label a form control, folded, each once: its label elements, the text of aria-labelledby, and
 * its aria-label. Without these, the text of a label element beside the control that is for no control.
 * The list is empty for anything but a form control, so also for buttons.
 */
export const labelTexts: (element: Element) => string[] = once((element) => {
  if (!isFormControl(element)) return [];
  const own = ownLabelTexts(element);
  const loose = own.length ? undefined : looseLabel(element);
  return loose ? [foldText(labelText(loose))].filter(Boolean) : own;
});

/** Returns the texts that the markup ties to a form control. */
export const ownLabelTexts: (element: Element) => string[] = once((element) => {
  const referred = element.hasAttribute('aria-labelledby') ? (element.ariaLabelledByElements ?? []) : [];
  const texts = [
    ...labelsOf(element).map(labelText),
    referred.map(labelText).join(' '),
    element.getAttribute('aria-label') ?? '',
  ];
  return [...new Set(texts.map(foldText).filter(Boolean))];
});
