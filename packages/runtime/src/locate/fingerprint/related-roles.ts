import { memo } from '../../dom/memo.js';
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
