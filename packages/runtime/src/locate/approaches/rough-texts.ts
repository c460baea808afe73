import { queryOften } from '../../dom/query.js';

/** What the browser words by itself. */
const selfWorded = 'input[type=submit],input[type=reset],input[type=image],input[type=file]';
const worded = '[aria-label],[aria-labelledby],[title],[placeholder],[alt],[value]';

/**
 * Elements among some tags whose text, roughly read, passes a test; cheap, so that roles and names are computed only for
 * what is left. Rough means: what stands in labels, content and attributes, hidden or not.
 */
export function roughly(tags: string, roots: ParentNode[], test: (text: string) => boolean): Element[] {
  const found = new Set<Element>();
  for (const label of queryOften(roots, 'label')) {
    const { control } = test(label.textContent ?? '') ? (label as HTMLLabelElement) : { control: null };
    // A label may name what stands outside, where a copy has the id.
    if (control && roots.some((root) => root.contains(control))) found.add(control);
  }
  for (const element of queryOften(roots, tags)) {
    // What a field holds is not what it is called.
    let text = element.matches('select,textarea') ? '' : (element.textContent ?? '');
    // What it refers to, and pictures with a text of their own, are read when the name is computed.
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
