import type { ContainerKind } from '@webmcp/contract';
import { name, role } from '@webmcp/runtime/page';
import { composedElements, composedParent, isWithin } from './composed-tree.js';
import type { RowSet } from './row-sets.js';

/** A container as the page holds it; `set` on rows. */
export interface FoundContainer {
  element: Element;
  kind: ContainerKind;
  set?: number;
}

const kindOfRole: Record<string, ContainerKind> = {
  form: 'form',
  dialog: 'dialog',
  alertdialog: 'dialog',
  menu: 'menu',
  listbox: 'menu',
  group: 'group',
  radiogroup: 'group',
  banner: 'landmark',
  complementary: 'landmark',
  contentinfo: 'landmark',
  main: 'landmark',
  navigation: 'landmark',
  region: 'landmark',
  search: 'landmark',
  tabpanel: 'landmark',
  toolbar: 'landmark',
};

/**
 * What scopes the interactive elements of a page, in document order: forms, dialogs, menus, groups, rows, landmarks and
 * sections that have a name or a heading. Only those with something interactive inside, and every dialog.
 */
export function findContainers(root: ParentNode, interactive: Element[], sets: RowSet[]): FoundContainer[] {
  const holding = new Set<Element>();
  for (const element of interactive)
    for (let at = composedParent(element); at !== null && !holding.has(at); at = composedParent(at)) holding.add(at);
  const rows = new Map(sets.flatMap((set, index) => set.rows.map((row) => [row, index] as const)));
  const found: FoundContainer[] = [];
  for (const element of composedElements(root)) {
    const set = rows.get(element);
    if (set !== undefined && holding.has(element)) {
      found.push({ element, kind: 'row', set });
      continue;
    }
    const kind = kindOf(element);
    if (kind !== null && (holding.has(element) || kind === 'dialog')) found.push({ element, kind });
  }
  return found;
}

function kindOf(element: Element): ContainerKind | null {
  if (element.localName === 'form') return 'form';
  if (element.localName === 'dialog' && !element.hasAttribute('open')) return null;
  const byRole = kindOfRole[role(element)];
  if (byRole !== undefined) return byRole;
  return element.matches('section,article') && ownHeading(element, []) !== undefined ? 'landmark' : null;
}

const headings = 'h1,h2,h3,h4,h5,h6,[role=heading],legend,caption';

/** The first heading, legend or caption inside that does not belong to one of the inner containers. */
export function ownHeading(element: Element, inner: Element[]): string | undefined {
  for (const heading of element.querySelectorAll(headings)) {
    if (inner.some((other) => other !== element && isWithin(heading, other))) continue;
    const text = name(heading) || (heading.textContent ?? '').replace(/\s+/g, ' ').trim();
    if (text !== '') return text;
  }
  return undefined;
}
