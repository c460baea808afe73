import { isFormControl } from './is-form-control.js';
import { parentElement } from '../dom/parents.js';
import { matches } from '../dom/matching.js';
import { allIn } from '../dom/all-in.js';

/** The boxes around a field in which its label may be. */
const levels = 3;

/** Matches everything that may be a field. Fields that only keep a value for a script are left out. */
const fields =
  'input:not([type=hidden],[aria-hidden=true],[type=button],[type=submit],[type=reset]),select:not([aria-hidden=true]),textarea:not([aria-hidden=true]),[role],[contenteditable]';

/**
 * Returns the label element before a field that is for no control: `<label>Name</label><input>`. Each box between the two
 * contains no other field, so that a person reads the label as the field's own.
 */
export function looseLabel(field: Element): HTMLLabelElement | undefined {
  if (matches(field, '[type=radio],[role=radio]')) return undefined;
  let at = field;
  for (let level = 0; level < levels; level += 1) {
    for (let before = at.previousElementSibling; before; before = before.previousElementSibling) {
      if (before.localName === 'label') return isLoose(before) ? before : undefined;
      if (holdsField(before)) return undefined;
    }
    const around = parentElement(at);
    if (!around || matches(around, 'form,fieldset,body') || fieldsIn(around).length > 1) return undefined;
    at = around;
  }
  return undefined;
}

/** Returns the field after a label that is for no control. */
export function fieldAfter(label: HTMLLabelElement): Element | undefined {
  let at: Element | null = label;
  for (let level = 0; at && level < levels; level += 1) {
    for (let next = at.nextElementSibling; next; next = next.nextElementSibling) {
      const [found] = isField(next) ? [next] : fieldsIn(next);
      if (found) return found;
    }
    at = parentElement(at);
  }
  return undefined;
}

/** Decides whether a label is for no control. A label directly after a box to tick belongs to the box. */
const isLoose = (label: Element): label is HTMLLabelElement =>
  !(label as HTMLLabelElement).control && !matches(label.previousElementSibling, '[type=checkbox],[type=radio]');
const isField = (element: Element): boolean => matches(element, fields) && isFormControl(element);
const fieldsIn = (part: Element): Element[] => [...allIn(part, fields)].filter(isFormControl);
const holdsField = (part: Element): boolean => isField(part) || fieldsIn(part).length > 0;
