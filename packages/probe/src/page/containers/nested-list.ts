import { composedParent } from '../elements/composed-tree.js';

/** Matches the items of lists and tables. */
const items = 'li,tr,article,[role=listitem],[role=row],[role=article]';

/** Returns an element and the elements around it, innermost first, up to the row and without the row. */
export function betweenRow(element: Element, row: Element): Element[] {
  const found: Element[] = [];
  for (let at: Element | null = element; at !== null && at !== row; at = composedParent(at)) found.push(at);
  return found;
}

/**
 * Decides whether an element is in a list of its own inside a row: below a row of another set, or below an item of a
 * list or table.
 * @param allRows the rows of all sets of the page
 */
export function isInNestedList(element: Element, row: Element, allRows: ReadonlySet<Element>): boolean {
  return betweenRow(element, row).some((at) => allRows.has(at) || at.matches(items));
}
