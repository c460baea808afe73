import { childrenOf, role, usable } from '@webmcp/runtime/page';
import { fieldRoles } from '@webmcp/text';
import type { RowSet } from './row-sets.js';

/** Matches parts of a page that are no rows. */
const parts = 'html,body,main,header,footer,nav,aside,form,dialog,[role=dialog]';

/**
 * Finds rows by controls that one loop makes, one in each row. The row is the largest element around a control that
 * contains no other control of the loop. A control that is alone in its list is as deep in its row as the others.
 * @param loops the controls of each loop
 */
export function handledRows(loops: readonly Element[][]): RowSet[] {
  return loops.flatMap((controls, loop) => {
    const shown = controls.filter(usable);
    const levels = Math.min(...shown.map((control) => levelsOf(control, shown)));
    if (!Number.isFinite(levels)) return [];
    const rows = shown.map((control) => ancestorAt(control, levels));
    return rows.some((row) => row === null || row.matches(parts)) || new Set(rows).size < rows.length
      ? []
      : byParent(rows.filter((row) => row !== null)).map((set) => ({ ...withKin(set), kind: `loop ${loop}` }));
  });
}

/** Returns the controls that are such rows themselves. Fields are values of one field, and no rows. */
export function handledOwnRows(interactive: readonly Element[], sets: readonly RowSet[]): Element[] {
  const rows = new Set(sets.flatMap((set) => set.rows));
  return interactive.filter((element) => rows.has(element) && !fieldRoles.includes(role(element)));
}

/**
 * Joins the sets of the handlers with those of the page. A set of the page that a set of the handlers contains is a part of
 * it: the rows of one look. Any other set of the page comes before one with a row in common, and has its kind.
 */
export function joinedSets(known: readonly RowSet[], made: readonly RowSet[]): RowSet[] {
  const isPart = ({ parent, rows }: RowSet): boolean =>
    made.some(
      (one) => one.parent === parent && one.rows.length > rows.length && rows.every((row) => one.rows.includes(row)),
    );
  const kept = known.filter((set) => !isPart(set)).map((set) => withKind(set, made));
  return [...kept, ...otherSets(made, kept)];
}

/** Gives a set of the page the kind of the first set of the handlers in the same list. */
function withKind(set: RowSet, made: readonly RowSet[]): RowSet {
  const same = made.find(({ parent, rows }) => parent === set.parent && rows.every((row) => set.rows.includes(row)));
  return same?.kind === undefined ? set : { ...set, kind: same.kind };
}

/** Returns the sets without a row of the known sets. */
function otherSets(sets: readonly RowSet[], known: readonly RowSet[]): RowSet[] {
  const taken = new Set(known.flatMap(({ rows }) => rows));
  return sets.filter(({ rows }) => {
    const isOther = !rows.some((row) => taken.has(row));
    for (const row of rows) taken.add(row);
    return isOther;
  });
}

/** Adds the siblings that have all classes that two or more rows share: a row that is being edited has other controls. */
function withKin({ parent, rows }: RowSet): RowSet {
  const [first, ...others] = rows;
  if (first === undefined || others.length === 0) return { parent, rows };
  const shared = [...first.classList].filter((token) => others.every(({ classList }) => classList.contains(token)));
  const isKin = (element: Element): boolean =>
    shared.length > 0 &&
    element.localName === first.localName &&
    shared.every((token) => element.classList.contains(token)) &&
    usable(element);
  return { parent, rows: childrenOf(parent).filter((child) => rows.includes(child) || isKin(child)) };
}

/** Returns the levels between a control and the largest element without another of the controls; infinite without others. */
function levelsOf(control: Element, controls: readonly Element[]): number {
  let levels = 0;
  for (let around = control.parentElement; around !== null; around = around.parentElement) {
    const parent = around;
    if (controls.some((other) => other !== control && parent.contains(other))) return levels;
    levels += 1;
  }
  return Number.POSITIVE_INFINITY;
}

function ancestorAt(element: Element, levels: number): Element | null {
  let at: Element | null = element;
  for (let level = 0; level < levels && at !== null; level += 1) at = at.parentElement;
  return at;
}

function byParent(rows: readonly Element[]): RowSet[] {
  const found = new Map<Element, Element[]>();
  for (const row of rows)
    if (row.parentElement !== null) found.set(row.parentElement, [...(found.get(row.parentElement) ?? []), row]);
  return [...found].map(([parent, alike]) => ({ parent, rows: alike }));
}
