import { usable } from '../../accessibility/usable.js';
import { openRoots } from '../../dom/open-roots.js';
import { query } from '../../dom/query.js';

const texts = ['checkbox', 'radio', 'hidden', 'button', 'submit', 'reset', 'image', 'range', 'search']
  .map((type) => `:not([type=${type}])`)
  .join('');

/** Matches the fields of a form. Boxes to tick and search fields are also in lists and toolbars. */
const fillable = `input${texts},select,textarea,[contenteditable=""],[contenteditable=true],[role=textbox],[role=combobox]`;

/** Returns the fields of the page that a person can fill in now. */
export function fillableFields(): HTMLElement[] {
  const found = query(openRoots(document), fillable) as HTMLElement[];
  return found.filter((field) => usable(field) && !field.matches(':disabled,[aria-disabled=true],[readonly]'));
}
