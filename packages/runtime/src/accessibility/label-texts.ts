import { foldText } from '@webmcp/text';

import { labelText } from './accessible-name.js';
import { isFormControl } from './is-form-control.js';
import { labelsOf } from './labels-of.js';
import { once } from '../dom/still.js';

/**
 * The texts that label a form control, normalised, each once: its label elements, what aria-labelledby points at (as
 * one text), its aria-label. Empty for anything that is not a form control, buttons included.
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
