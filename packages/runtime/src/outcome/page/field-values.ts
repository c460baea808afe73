import { query } from '../../dom/query.js';
import { openRoots } from '../../dom/open-roots.js';

/** Returns the values of the fields in a part of the page. They are compared, and never leave the runtime. */
export function fieldValues(scope: Element | undefined): Map<Element, string> {
  const fields = scope ? query(openRoots(scope), 'input:not([type=file]),select,textarea') : [];
  return new Map((fields as HTMLInputElement[]).map((field) => [field, `${field.checked} ${field.value}`]));
}
