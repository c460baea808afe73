import { foldText } from '@webmcp/text';

import { labelText } from './accessible-name.js';
import { isFormControl } from './is-form-control.js';
import { labelsOf } from './labels-of.js';
import { once } from '../dom/still.js';

/**
 * Returns the texts that label a form control, folded, each once: its label elements, the text of aria-labelledby, and
 * its aria-label.
 * The list is empty for anything but a form control, so also for buttons.
 */
export const labelTexts: (element: Element) => string[] = once((element) => {
  if (!isFormControl(element)) return [];
  const referred = element.hasAttribute('aria-labelledby') ? (element.ariaLabelledByElements ?? []) : [];
  const texts = [
    ...labelsOf(element).map(labelText),
    referred.map(labelText).join(' '),
    element.getAttribute('aria-label') ?? '',
  ];
  return [...new Set(texts.map(foldText).filter(Boolean))];
});
