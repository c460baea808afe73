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
 * list or table. An item that is all of its row is no list.
 * @param allRows the rows of all sets of the page
 */
export function isInNestedList(element: Element, row: Element, allRows: ReadonlySet<Element>): boolean {
  return betweenRow(element, row).some((at) => allRows.has(at) || (at.matches(items) && !isWhole(at, row)));
}

/** Decides whether an item is all that a row says: a card in its wrapper. */
const isWhole = (item: Element, row: Element): boolean => textOf(item) === textOf(row);

const textOf = ({ textContent }: Element): string => (textContent ?? '').replace(/\s+/g, '');
