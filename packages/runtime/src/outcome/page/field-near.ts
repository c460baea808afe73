import { usable } from '../../accessibility/usable.js';
import { parentElement } from '../../dom/parents.js';
import { allIn } from '../../dom/all-in.js';

/**
 * Returns the field beside a text: the only one in the smallest part of the scope around the text that has any field.
 */
export function fieldNear(text: Element, scope: Element): Element | undefined {
  for (let at: Element | null = text; at && at !== scope; at = parentElement(at)) {
    const fields = [...allIn(at, '[role=combobox],input:not([type=hidden]),textarea,select,[contenteditable]')].filter(
      usable,
    );
    if (fields.length) return fields.length === 1 ? fields[0] : undefined;
  }
  return undefined;
}
