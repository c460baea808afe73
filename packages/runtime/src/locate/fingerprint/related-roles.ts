import { memo } from '../../dom/memo.js';
import { queryOften } from '../../dom/query.js';
import { tagsOfRole } from '../strategies/tags-of-role.js';

/** Roles that one control may go by in two versions of a page, with the tags they are made of. */
const families: [RegExp, string][] = [
  [
    /^(button|link|menuitem\w*|tab|option|switch|checkbox|radio|treeitem)$/,
    'a[href],area,button,input,summary,option,[role],a[tabindex]',
  ],
  [/^(textbox|searchbox|combobox|listbox|slider|spinbutton)$/, 'input,select,textarea,[role],[contenteditable]'],
];

/** Whether a role now may be the role captured: the same, or a near relation. */
export function related(captured: string, now: string): boolean {
  if (captured === now) return true;
  for (const [family] of families) if (family.test(captured)) return family.test(now);
  return false;
}

/** CSS for all elements that may have a role related to this one. */
export const familyTags: (kind: string) => string = memo(
  (kind) => families.find(([family]) => family.test(kind))?.[1] ?? tagsOfRole(kind),
);

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
