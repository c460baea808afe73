import { memo } from '../../dom/memo.js';
import { tagsOfRole } from '../strategies/tags-of-role.js';

/** Groups of roles that one control may have in two versions of a page. Each has CSS for the tags of the roles. */
const families: [RegExp, string][] = [
  [
    /^(button|link|menuitem\w*|tab|option|switch|checkbox|radio|treeitem)$/,
    'a[href],area,button,input,summary,option,[role],a[tabindex]',
  ],
  [/^(textbox|searchbox|combobox|listbox|slider|spinbutton)$/, 'input,select,textarea,[role],[contenteditable]'],
];

/** Decides whether a present role may be the captured role: the same role, or a role of its group. */
export function related(captured: string, now: string): boolean {
  if (captured === now) return true;
  for (const [family] of families) if (family.test(captured)) return family.test(now);
  return false;
}

/** Returns CSS for all elements that may have a role related to this role. */
export const familyTags: (kind: string) => string = memo(
  (kind) => families.find(([family]) => family.test(kind))?.[1] ?? tagsOfRole(kind),
);
