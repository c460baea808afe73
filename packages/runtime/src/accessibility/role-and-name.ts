import { name } from './accessible-name.js';
import { role } from './role.js';

/** Returns the role and the name by which a person points at an element, such as `button "Save"`. */
export function roleAndName(element: Element): string {
  const text = name(element) || element.getAttribute('name') || element.getAttribute('id');
  return text ? `${role(element)} "${text}"` : role(element);
}
