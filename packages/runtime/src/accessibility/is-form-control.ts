import { role } from './role.js';

const fieldRoles = /^(textbox|searchbox|combobox|listbox|spinbutton|slider|checkbox|radio|switch)$/;

/** Whether an element takes a value from a person. Buttons, links and menu items do not; a file input does. */
export function isFormControl(element: Element): boolean {
  return (
    fieldRoles.test(role(element)) || (element.localName === 'input' && (element as HTMLInputElement).type === 'file')
  );
}
