import type { ContainerKind } from '@webmcp/contract';
import { usable } from '@webmcp/runtime/page';
import { composedElements, composedParent } from '../elements/composed-tree.js';
import { containerKind } from './container-rules.js';
import type { RowSet } from './row-sets.js';

/** A container of the page. A row has the number of its set. */
export interface FoundContainer {
  element: Element;
  kind: ContainerKind;
  set?: number;
}

/**
 * Finds the containers of the interactive elements of a page, in document order: forms, dialogs, menus, groups, rows,
 * landmarks, and sections with a name or a heading. An empty container counts only if it is a dialog.
 * @param ownRows the controls that are rows themselves
 */
export function findContainers(
  root: ParentNode,
  interactive: Element[],
  sets: RowSet[],
  ownRows: ReadonlySet<Element> = new Set(),
): FoundContainer[] {
  const holding = new Set([...ancestorsOf(interactive), ...ownRows]);
  const rows = new Map(sets.flatMap((set, index) => set.rows.map((row) => [row, index] as const)));
  const found: FoundContainer[] = [];
  for (const element of composedElements(root)) {
    const isHolding = holding.has(element);
    // The cheap test first: only a dialog counts when empty.
    if (!isHolding && element.localName !== 'dialog' && !element.hasAttribute('role')) continue;
    const set = isHolding ? rows.get(element) : undefined;
    if (set !== undefined) {
      found.push({ element, kind: 'row', set });
      continue;
    }
    const kind = containerKind(element);
    if (kind !== null && (isHolding || (kind === 'dialog' && usable(element)))) found.push({ element, kind });
  }
  return found;
}

/** Returns all elements around the given elements. */
function ancestorsOf(elements: Element[]): ReadonlySet<Element> {
  const found = new Set<Element>();
  for (const element of elements)
    for (let at = composedParent(element); at !== null && !found.has(at); at = composedParent(at)) found.add(at);
  return found;
}
