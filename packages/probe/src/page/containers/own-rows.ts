import { childrenOf, role, usable } from '@webmcp/runtime/page';
import { fieldRoles } from '@webmcp/text';
import { askedSelectors, isAskedFor } from '../elements/asked-parts.js';
import { semantic, shapeOf } from './sibling-kinds.js';
import { stampOf } from './stamp-of.js';
import { isMadeByLoop, type RowPlaces } from './is-made-by-loop.js';
import type { RowSet } from './row-sets.js';

/** Roles of controls that are values of one field. */
const values = /^(?:option|radio|checkbox|switch|treeitem|menuitemcheckbox|menuitemradio)$/;

/**
 * Finds the controls that are rows themselves, because a loop of the source makes each of them: the buttons of the days of a
 * week, cards that are links. So are pressed rows of a table, and items for which a listener of their list asks.
 * Other controls of a loop are inside their row.
 * @param sets the sets of rows around controls
 * @param rowPlaces the stamps of the rows that loops make
 */
export function ownRowSets(interactive: Element[], sets: readonly RowSet[], rowPlaces: RowPlaces): RowSet[] {
  const known = new Set(sets.flatMap(({ rows }) => rows));
  const found = new Map<Element, Map<string, Element[]>>();
  for (const element of interactive) {
    const { parentElement: parent } = element;
    const stamp = stampOf(element) ?? (isAskedItem(element) ? shapeOf(element) : '');
    if (parent === null || known.has(element) || !isMade(element, rowPlaces)) continue;
    const ofParent = found.get(parent) ?? new Map<string, Element[]>();
    found.set(parent, ofParent);
    ofParent.set(stamp, [...(ofParent.get(stamp) ?? []), element]);
  }
  return [...found].flatMap(([parent, byStamp]) => [...byStamp.values()].map((rows) => ({ parent, rows })));
}

/** Returns the controls that are rows of a set themselves. */
export function ownRows(interactive: Element[], sets: readonly RowSet[], rowPlaces: RowPlaces): ReadonlySet<Element> {
  const rows = new Set(sets.flatMap((set) => set.rows));
  return new Set(interactive.filter((element) => rows.has(element) && isMade(element, rowPlaces)));
}

/** Decides whether a pressed element is a row of records that a table of a library draws. Headers have no data cell. */
const isRecord = (element: Element): boolean =>
  element.matches('tr,[role=row]') &&
  childrenOf(element).some((cell) => cell.matches('td,[role=cell],[role=gridcell]'));

/** Matches a question for a data attribute that names no record: the value of a tab or a filter. */
const ofValue = /\[data-(?!(?:[\w-]+-)?(?:id|index|key)\b)/;

/**
 * Decides whether a listener of the list asks for an element that shows a record: an item of a list, or a box with parts. Tabs
 * and filters carry a value of their own.
 */
function isAskedItem(element: Element): boolean {
  if (element.matches('button,a,input,select,textarea') || !isAskedFor(element)) return false;
  const shows = element.matches(semantic) || element.firstElementChild !== null;
  return shows && !askedSelectors(element).some((selector) => ofValue.test(selector));
}

function isMade(element: Element, rowPlaces: RowPlaces): boolean {
  const isItem = isMadeByLoop(element, rowPlaces) || isRecord(element) || isAskedItem(element);
  if (!isItem || !usable(element)) return false;
  const own = role(element);
  return !fieldRoles.includes(own) && !values.test(own);
}
