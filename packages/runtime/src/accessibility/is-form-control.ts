import { fieldRoles } from '@webmcp/text';

import { role } from './role.js';

/** Matches groups that are one field: a date or time with a spinbutton for each part. */
export const fieldGroup = '[role=group]:has([role=spinbutton][contenteditable])';

/** Decides whether an element takes a value from a person. A file input does. Buttons, links and menu items do not. */
export function isFormControl(element: Element): boolean {
  const kind = role(element);
  return (
    fieldRoles.includes(kind) ||
    (element.localName === 'input' && (element as HTMLInputElement).type === 'file') ||
    (kind === 'group' && element.matches(fieldGroup))
  );
}
