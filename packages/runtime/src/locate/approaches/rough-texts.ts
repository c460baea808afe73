import { queryOften } from '../../dom/query.js';

/** Matches controls to which the browser gives a text. */
const selfWorded = 'input[type=submit],input[type=reset],input[type=image],input[type=file]';
const worded = '[aria-label],[aria-labelledby],[title],[placeholder],[alt],[value]';

/**
 * Returns the elements of some tags with a text that passes a test. The texts are read roughly: labels, content and
 * attributes count, hidden or not.
 * So roles and names are computed only for the elements that are left.
 */
export function roughly(tags: string, roots: ParentNode[], test: (text: string) => boolean): Element[] {
  const found = new Set<Element>();
  for (const label of queryOften(roots, 'label')) {
    const { control } = test(label.textContent ?? '') ? (label as HTMLLabelElement) : { control: null };
    // A label may name a control outside the roots, where a copy has the id.
    if (control && roots.some((root) => root.contains(control))) found.add(control);
  }
  for (const element of queryOften(roots, tags)) {
    // The value of a field is not its name.
    let text = element.matches('select,textarea') ? '' : (element.textContent ?? '');
    // The computed name covers references, and pictures with a text of their own.
    let read = test(text) || (!!element.firstElementChild && !text.trim()) || element.matches(selfWorded);
    if (!read && element.matches(worded)) {
      for (const name of ['aria-label', 'title', 'placeholder', 'value', 'alt'])
        text += ` ${element.getAttribute(name) ?? ''}`;
      read = element.hasAttribute('aria-labelledby') || test(text);
    }
    if (read) found.add(element);
  }
  return [...found];
}
