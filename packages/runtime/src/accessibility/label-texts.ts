import { labelText } from './accessible-name.js';
import { isFormControl } from './is-form-control.js';
import { normalizeText } from './normalize-text.js';

/**
 * The texts that label a form control, normalised, each once: its label elements, what aria-labelledby points at (as
 * one text), its aria-label. Empty for anything that is not a form control, buttons included.
 */
export function labelTexts(element: Element): string[] {
  if (!isFormControl(element)) return [];
  const referred = element.hasAttribute('aria-labelledby') ? (element.ariaLabelledByElements ?? []) : [];
  const texts = [
    ...[...((element as HTMLInputElement).labels ?? [])].map(labelText),
    referred.map(labelText).join(' '),
    element.getAttribute('aria-label') ?? '',
  ];
  return [...new Set(texts.map(normalizeText).filter(Boolean))];
}
