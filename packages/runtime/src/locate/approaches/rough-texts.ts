import { queryOften } from '../../dom/query.js';
import { contains, matches } from '../../dom/matching.js';

/** Matches controls whose text the browser draws. */
const selfWorded = 'input[type=submit],input[type=reset],input[type=image],input[type=file]';
/** Attributes with a text that can be a name. */
const namingAttributes = ['aria-label', 'title', 'placeholder', 'value', 'alt'];
const worded = ['aria-labelledby', ...namingAttributes].map((name) => `[${name}]`).join();

/**
 * Returns the elements of some tags with a text that passes a test. The texts are read roughly: labels, content and
 * attributes count, hidden or not. So roles and names are computed only for the elements that are left.
 */
export function roughly(tags: string, roots: ParentNode[], test: (text: string) => boolean): Element[] {
  const found = new Set<Element>();
  for (const label of queryOften(roots, 'label')) {
    const { control } = test(label.textContent ?? '') ? (label as HTMLLabelElement) : { control: null };
    // A label may name a control outside the roots, where a copy has the id.
    if (control && roots.some((root) => contains(root, control))) found.add(control);
  }
  for (const element of queryOften(roots, tags)) if (mayRead(element, test)) found.add(element);
  return [...found];
}

/** Decides whether the content or the attributes of an element pass a test, or whether only the computed name can. */
function mayRead(element: Element, test: (text: string) => boolean): boolean {
  // The value of a field is not its name.
  const content = matches(element, 'select,textarea') ? '' : (element.textContent ?? '');
  // The computed name covers references, and pictures with a text of their own.
  if (test(content) || (!!element.firstElementChild && !content.trim()) || matches(element, selfWorded)) return true;
  if (!matches(element, worded)) return false;
  if (element.hasAttribute('aria-labelledby')) return true;
  let text = content;
  for (const name of namingAttributes) text += ` ${element.getAttribute(name) ?? ''}`;
  return test(text);
}
