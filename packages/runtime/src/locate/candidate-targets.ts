import type { Fingerprint } from '@webmcp/contract';

import { implicitRoles } from '../accessibility/implicit-roles.js';
import { role } from '../accessibility/role.js';
import { identifying } from './fingerprint.js';
import { query } from './query.js';

/** Roles that one control may go by in two versions of a page. */
const families = [
  /^(button|link|menuitem\w*|tab|option|switch|checkbox|radio|treeitem)$/,
  /^(textbox|searchbox|combobox|spinbutton|listbox|slider)$/,
];

/** Whether a kind now may be the kind captured: the same, or a near relation. */
export function compatible(captured: string, now: string): boolean {
  return captured === now || families.some((family) => family.test(captured) && family.test(now));
}

/** Elements that share an attribute or a word of a label with the fingerprint, names not yet computed. */
export function candidateTargets(print: Fingerprint, roots: ParentNode[]): Element[] {
  const same = identifying.flatMap((key) => (print[key] ? [`[${key}="${CSS.escape(print[key])}"]`] : []));
  const found = same.length ? query(roots, same.join()) : [];
  const words = new Set(print.labels.flatMap((label) => label.toLowerCase().match(/[\p{L}\p{M}]{2,}/gu) ?? []));
  const tags = Object.keys(implicitRoles).filter((tag) =>
    /^(a|button|input|select|textarea|summary|option)$/.test(tag),
  );
  const controls = /^(form|dialog|group|region|row|list|main)$/.test(print.kind)
    ? []
    : query(roots, `${tags},[role],[contenteditable]`);
  const near = controls.filter((element) => {
    const { labels, value } = element as HTMLInputElement;
    const text = [
      element.textContent,
      element.getAttribute('aria-label'),
      element.getAttribute('title'),
      labels?.[0]?.textContent,
      element.localName === 'input' ? value : '',
    ]
      .join(' ')
      .toLowerCase();
    return [...words].some((word) => text.includes(word)) && compatible(print.kind, role(element));
  });
  return [...found, ...near];
}
