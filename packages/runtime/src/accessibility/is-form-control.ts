import { role } from './role.js';

/** Roles of what takes a value from a person. */
export const fieldRoles: readonly string[] =
  'textbox searchbox combobox listbox spinbutton slider checkbox radio switch'.split(' ');

/** A date or time that is set part by part (ARIA spinbuttons that are typed into): the group is the control. */
export const dateParts = '[role=group]:has([role=spinbutton][contenteditable])';

/** Whether an element takes a value from a person. Buttons, links and menu items do not; a file input does. */
export function isFormControl(element: Element): boolean {
  const kind = role(element);
  return (
    fieldRoles.includes(kind) ||
    (element.localName === 'input' && (element as HTMLInputElement).type === 'file') ||
    (kind === 'group' && element.matches(dateParts))
  );
}
