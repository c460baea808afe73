import type { PageOption } from '@webmcp/contract';
import { foldText } from '@webmcp/text';

/** Returns the options of a select or listbox; undefined for another element. */
export function optionsOf(element: Element): PageOption[] | undefined {
  if (element instanceof HTMLSelectElement)
    return [...element.options].map((option) => ({ value: option.value, label: foldText(option.label) }));
  if (element.getAttribute('role') !== 'listbox') return undefined;
  return [...element.querySelectorAll('[role=option]')].map((option) =>
    drawnOption(option, foldText(option.textContent ?? '')),
  );
}

/** Returns a drawn option. Without a value attribute its label is its value. */
export function drawnOption(option: Element, label: string): PageOption {
  return { value: option.getAttribute('data-value') ?? option.getAttribute('value') ?? label, label };
}
