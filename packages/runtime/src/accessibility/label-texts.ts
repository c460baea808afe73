import { foldText } from '@webmcp/text';

import { labelText } from './accessible-name.js';
import { isFormControl } from './is-form-control.js';
import { labelsOf } from './labels-of.js';
import { looseLabel } from './loose-label.js';
import { shownPlaceholder } from './shown-placeholder.js';
import { once } from '../dom/still.js';

/**
 * Returns the texts that label a form control, folded, each once: its label elements, the text of aria-labelledby, and
 * its aria-label. Without these, the text of a label element beside the control that is for no control. Without such a
 * label, the placeholder that a select shows.
 * The list is empty for anything but a form control, so also for buttons.
 */
export const labelTexts: (element: Element) => string[] = once((element) => {
  if (!isFormControl(element)) return [];
  const lasting = lastingLabelTexts(element);
  return lasting.length ? lasting : [shownPlaceholder(element)].filter(Boolean);
});

/** Returns the label texts of a form control that stay whatever its value is. */
export const lastingLabelTexts: (element: Element) => string[] = once((element) => {
  const own = ownLabelTexts(element);
  const loose = own.length ? undefined : looseLabel(element);
  return loose ? [foldText(labelText(loose))].filter(Boolean) : own;
});

/**
 * Decides whether the accessible name of a form control contains its present value. A drawn select refers to itself by
 * aria-labelledby (MUI, Headless UI), so its name changes with each choice.
 */
export const isNamedByValue = (element: Element): boolean =>
  isFormControl(element) && references(element).some((other) => isOwnValue(element, other));

/** Returns the texts that the markup ties to a form control. The text of its present value is none of them. */
export const ownLabelTexts: (element: Element) => string[] = once((element) => {
  const referred = lastingReferences(element);
  const texts = [
    ...labelsOf(element).map(labelText),
    referred.map(labelText).join(' '),
    element.getAttribute('aria-label') ?? '',
  ];
  return [...new Set(texts.map(foldText).filter(Boolean))];
});

const references = (element: Element): readonly Element[] =>
  element.hasAttribute('aria-labelledby') ? (element.ariaLabelledByElements ?? []) : [];
const lastingReferences = (element: Element): Element[] =>
  references(element).filter((other) => !isOwnValue(element, other));

/** Decides whether a reference leads to the text inside the control. Its aria-label is a text that stays. */
const isOwnValue = (element: Element, other: Element): boolean =>
  other === element && !element.getAttribute('aria-label')?.trim();
