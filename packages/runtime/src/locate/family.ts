import { query } from './query.js';
import { tagsOf } from './role-selector.js';

/** Roles that one control may go by in two versions of a page, with the tags they are made of. */
const families: [RegExp, string][] = [
  [
    /^(button|link|menuitem\w*|tab|option|switch|checkbox|radio|treeitem)$/,
    'a[href],area,button,input,summary,option,[role],a[tabindex]',
  ],
  [/^(textbox|searchbox|combobox|spinbutton|listbox|slider)$/, 'input,select,textarea,[role],[contenteditable]'],
];

/** Whether a role now may be the role captured: the same, or a near relation. */
export function related(captured: string, now: string): boolean {
  return captured === now || families.some(([family]) => family.test(captured) && family.test(now));
}

/**
 * Elements that may have a related role and whose text, roughly read, passes a test; cheap, so that roles and names are
 * computed only for what is left. Rough means: what stands in labels, content and attributes, hidden or not.
 */
export function roughly(kind: string, roots: ParentNode[], test: (text: string) => boolean): Element[] {
  const found = new Set<Element>();
  for (const label of query(roots, 'label')) {
    const { control } = label as HTMLLabelElement;
    if (control && test(label.textContent ?? '')) found.add(control);
  }
  for (const element of query(roots, families.find(([family]) => family.test(kind))?.[1] ?? tagsOf(kind))) {
    let text = element.textContent ?? '';
    for (const name of ['aria-label', 'title', 'placeholder', 'value', 'alt']) {
      const said = element.getAttribute(name);
      if (said) text += ` ${said}`;
    }
    // References, and pictures with a text of their own, are read only when the name is computed.
    if (element.hasAttribute('aria-labelledby') || (!text.trim() && element.firstElementChild) || test(text))
      found.add(element);
  }
  return [...found];
}
