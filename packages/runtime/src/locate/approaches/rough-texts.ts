import { queryOften } from '../../dom/query.js';
import { contains, matches } from '../../dom/matching.js';
import { once } from '../../dom/still.js';

/** Matches controls whose text the browser draws. */
const selfWorded = 'input[type=submit],input[type=reset],input[type=image],input[type=file]';
/** Attributes with a text that can be a name. */
const namingAttributes = ['aria-label', 'title', 'placeholder', 'value', 'alt'];
const worded = ['aria-labelledby', ...namingAttributes].map((name) => `[${name}]`).join();

/** The rough text of a label, and the control that it names. Read once in a look, for all targets. */
const labelOf = once((label: Element) => ({
  text: label.textContent ?? '',
  control: (label as HTMLLabelElement).control,
}));

/**
 * Returns the content and the attributes of an element that may be its name. Returns null for an element with a name that
 * only the computation can find. Read once in a look, for all targets.
 */
const textOf = once((element: Element): string | null => {
  // The value of a field is not its name.
  const content = matches(element, 'select,textarea') ? '' : (element.textContent ?? '');
  // The computed name covers references, and pictures with a text of their own.
  if ((!!element.firstElementChild && !content.trim()) || matches(element, selfWorded)) return null;
  if (!matches(element, worded)) return content;
  if (element.hasAttribute('aria-labelledby')) return null;
  let text = content;
  for (const name of namingAttributes) text += ` ${element.getAttribute(name) ?? ''}`;
  return text;
});

/**
 * Returns the elements of some tags with a text that passes a test. The texts are read roughly: labels, content and
 * attributes count, hidden or not. So roles and names are computed only for the elements that are left.
 * @param test passes each text that contains a text that passes
 */
export function roughly(tags: string, roots: ParentNode[], test: (text: string) => boolean): Element[] {
  const found = new Set<Element>();
  for (const label of queryOften(roots, 'label')) {
    const { text, control } = labelOf(label);
    // A label may name a control outside the roots, where a copy has the id.
    if (control && test(text) && roots.some((root) => contains(root, control))) found.add(control);
  }
  for (const element of queryOften(roots, tags)) {
    const text = textOf(element);
    if (text === null || test(text)) found.add(element);
  }
  return [...found];
}
