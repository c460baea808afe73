import type { Selector, SelectorCandidate } from '@webmcp/contract';
import { name, role } from '@webmcp/runtime/page';
import { fieldRoles, onlyChildValue, ownRowValue, selectorScores } from '@webmcp/text';
import { bareRole } from './bare-role.js';
import type { HitIndex } from './hit-index.js';

/**
 * Returns the selectors of a control that is a row itself, or that is alone in a row: its only child, or the only one of
 * its role. They are the role, the mark of the row, or the mark of the child. Each is for this row alone.
 */
export function ownRowSelectors(
  element: Element,
  { index, ownRows, rowNumbers }: { index: HitIndex; ownRows: ReadonlySet<Element>; rowNumbers: ReadonlySet<number> },
): SelectorCandidate[] {
  const chain = index.chainOf(element);
  // Other rows have the same selectors, so none finds this control anywhere but in its row.
  const containers = Object.fromEntries(chain.map((number, at) => [number, at === 0 ? 1 : 0]));
  const selectors = ownRows.has(element)
    ? ofRow(element)
    : isOnlyChild(element, index, rowNumbers)
      ? [{ strategy: 'css', value: onlyChildValue, score: selectorScores.path } as const]
      : onlyOfRole(element, index, rowNumbers);
  return selectors.map((selector) => ({ selector, document: 0, containers }));
}

function ofRow(element: Element): Selector[] {
  return [...bareRole(element), { strategy: 'css', value: ownRowValue, score: selectorScores.path }];
}

/** Returns the bare role of a control with a name, if no other control of its row has the role. */
function onlyOfRole(element: Element, index: HitIndex, rowNumbers: ReadonlySet<number>): Selector[] {
  const [row] = index.chainOf(element);
  if (row === undefined || !rowNumbers.has(row) || name(element) === '') return [];
  const bare = bareRole(element).filter((selector) => index.hits(selector).includes(element));
  return bare.filter((selector) => index.countWithin(selector, row) === 1);
}

/** Decides whether a control is everything that its row contains: a card in a wrapper that a loop makes. */
function isOnlyChild(element: Element, index: HitIndex, rowNumbers: ReadonlySet<number>): boolean {
  const { parentElement: parent } = element;
  const [row] = index.chainOf(element);
  if (parent === null || row === undefined || !rowNumbers.has(row) || fieldRoles.includes(role(element))) return false;
  // The row is not around its own element, so the parent is the row.
  return parent.childElementCount === 1 && index.parentOf(parent) !== row;
}
