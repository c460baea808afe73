import type { ContainerKind } from '@webmcp/contract';
import { name, role, usable } from '@webmcp/runtime/page';
import { foldText, knownMarks } from '@webmcp/text';
import { composedElements, composedParent, composedQuery } from '../elements/composed-tree.js';
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
    const isHolding = holding.has(element);
    // What holds nothing matters only as a dialog.
    if (!isHolding && element.localName !== 'dialog' && !element.hasAttribute('role')) continue;
    const set = isHolding ? rows.get(element) : undefined;
    if (set !== undefined) {
      found.push({ element, kind: 'row', set });
      continue;
    }
    const kind = kindOf(element);
    if (kind !== null && (isHolding || (kind === 'dialog' && usable(element)))) found.push({ element, kind });
  }
  return found;
}

function kindOf(element: Element): ContainerKind | null {
  if (element.localName === 'form') return 'form';
  if (element.localName === 'dialog' && !element.hasAttribute('open')) return null;
  const byRole = kindOfRole[role(element)];
  if (byRole !== undefined) return byRole;
  return /^(section|article)$/.test(element.localName) && hasHeading(element) ? 'landmark' : null;
}

const headings = 'h1,h2,h3,h4,h5,h6,[role=heading],legend,caption';

/**
 * The first heading, legend or caption of each container that stands in no other container inside it; for a dialog that
 * has neither a name nor a heading, the line that stands in for one.
 */
export function ownHeadings(found: FoundContainer[]): Map<Element, string> {
  const known = new Set(found.map(({ element }) => element));
  const first = new Map<Element, string>();
  const take = (heading: Element): void => {
    let owner = composedParent(heading);
    while (owner !== null && !known.has(owner)) owner = composedParent(owner);
    if (owner === null || first.has(owner)) return;
    const text = headingText(heading);
    if (text !== '') first.set(owner, text);
  };
  for (const heading of composedQuery(document, headings)) take(heading);
  for (const { element, kind } of found) {
    if (kind !== 'dialog' || first.has(element) || name(element) !== '') continue;
    const lines = [...element.querySelectorAll(knownMarks.title)].map(headingText);
    const line = lines.find((text) => text !== '' && text.length <= longestTitle);
    if (line !== undefined) first.set(element, line);
  }
  return first;
}

/** A longer text under such a class is the dialog's content. */
const longestTitle = 80;

function hasHeading(element: Element): boolean {
  return [...element.querySelectorAll(headings)].some((heading) => headingText(heading) !== '');
}

function headingText(heading: Element): string {
  return foldText(name(heading) || (heading.textContent ?? ''));
}
