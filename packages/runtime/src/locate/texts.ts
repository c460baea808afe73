import { name } from '../accessibility/accessible-name.js';
import { isFormControl } from '../accessibility/is-form-control.js';
import { labelTexts } from '../accessibility/label-texts.js';
import { normalizeText } from '../accessibility/normalize-text.js';

/** The texts an element is known by: a form control's labels, else its accessible name unless that is its placeholder. */
export function texts(element: Element): string[] {
  const labels = labelTexts(element);
  if (labels.length) return labels;
  const own = normalizeText(name(element));
  return own && !(isFormControl(element) && own === normalizeText(element.getAttribute('placeholder') ?? ''))
    ? [own]
    : [];
}
