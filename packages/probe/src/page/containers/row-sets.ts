import { childrenOf, isDrawnDialog, labelTexts, name, role, usable } from '@webmcp/runtime/page';
import { fieldRoles } from '@webmcp/text';
import { composedParent } from '../elements/composed-tree.js';
import { stampOf } from './stamp-of.js';
import { areNumbered } from './are-numbered.js';
import { areWrittenApart } from './are-written-apart.js';
import { isMadeByLoop, type RowPlaces } from './is-made-by-loop.js';
import { isVariant, itemScopes, kindClasses, semantic, shapeOf } from './sibling-kinds.js';

/** Siblings of one kind. */
export interface RowSet {
  parent: Element;
  rows: Element[];
  /** The kind of the rows: their shape, and an action that they share. */
  kind?: string;
}

/**
 * Finds repeated siblings with something interactive inside: table rows, list items, and siblings of the same tag and
 * classes or with the same test id.
 * Siblings that repeat only in form, such as the wrappers of a form's fields, are no row set. A single element is a row
 * if a loop of the source makes it. So are siblings with ticks that the row names, and forms with the same controls.
 * @param interactive the page's interactive elements in document order
 * @param rowPlaces the stamps of the rows that loops make
 */
export function rowSets(
  interactive: Element[],
  testIdAttributes: string[],
  rowPlaces: RowPlaces = new Map(),
): RowSet[] {
  const [first, last] = [new Map<Element, number>(), new Map<Element, number>()];
  const mark = (ends: Map<Element, number>, position: number): void => {
    for (let at = composedParent(interactive[position]!); at !== null && !ends.has(at); at = composedParent(at))
      ends.set(at, position);
  };
  for (let at = 0; at < interactive.length; at += 1) mark(first, at);
  for (let at = interactive.length - 1; at >= 0; at -= 1) mark(last, at);
  // The interactive elements inside an element are a run in document order.
  const inside = (element: Element): Element[] =>
    first.has(element) ? interactive.slice(first.get(element), last.get(element)! + 1) : [];
  const sets: RowSet[] = [];
  const done = new Set<Element>();
  for (const element of first.keys()) {
    const parent = element.parentElement;
    if (parent === null || done.has(element) || isNoRow(element) || isDrawnDialog(element)) continue;
    const own = siblingsLike(element, parent, testIdAttributes);
    const alike = withVariants(own, parent, inside);
    for (const sibling of alike) done.add(sibling);
    const holding = alike.filter((sibling) => first.has(sibling)).length;
    const isMade = isMadeByLoop(element, rowPlaces);
    if (holding < 2 && !isMade && (!element.matches(semantic) || fillsPage(element, parent))) continue;
    const rows = withoutStrangers(alike.filter(usable), inside);
    if (isRowSet(rows, inside, isMade))
      sets.push({ parent, rows, ...(isMade ? madeKind(rows, rowPlaces) : kindOf(rows, inside)) });
  }
  sets.push(...loneKin(sets, [...first.keys()], { inside, testIdAttributes }));
  return inOrder(sets);
}

const headers = 'th:not([scope=row]),[role=columnheader]';

/** Decides whether an element is the page, a cell, or a row with only the headers of its columns. None shows a record. */
const isNoRow = (element: Element): boolean =>
  element.matches('html,body,head,td,th') ||
  (element.matches('tr,[role=row]') &&
    childrenOf(element).every(
      (cell) => cell.matches(headers) || (cell.matches('td') && !/\S/.test(cell.textContent)),
    ) &&
    element.querySelector(headers) !== null);

/** Decides whether a page begins with an article and has no other: the page of one record, and no list with one item. */
const fillsPage = (element: Element, parent: Element): boolean =>
  element.localName === 'article' &&
  parent.matches('main,[role=main],body') &&
  childrenOf(parent).find(usable) === element &&
  parent.querySelectorAll(':scope > article').length === 1;

/** Returns sets in the document order of their first rows. */
export function inOrder(sets: readonly RowSet[]): RowSet[] {
  return [...sets].sort((a, b) =>
    a.rows[0]!.compareDocumentPosition(b.rows[0]!) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
  );
}

/**
 * Leaves out the last of three or more siblings if all others share an action that it lacks. Such a box adds a column after
 * the columns. A row with a field may be one that is being edited, and stays.
 */
function withoutStrangers(rows: Element[], inside: (row: Element) => Element[]): Element[] {
  const last = rows.at(-1);
  if (rows.length < 3 || last === undefined || last.matches(semantic)) return rows;
  const others = rows.slice(0, -1).map((row) => actionsOf(inside(row)));
  const shared = others[0]!.filter((action) => others.every((actions) => actions.includes(action)));
  const held = inside(last);
  const isStranger = held.length > 0 && !held.some(isField) && !actionsOf(held).some((one) => shared.includes(one));
  return shared.length > 0 && isStranger ? rows.slice(0, -1) : rows;
}

/** Returns the kind of rows that one loop, or one component in several loops, makes. */
function madeKind([first]: readonly Element[], rowPlaces: RowPlaces): Pick<RowSet, 'kind'> {
  const root = first === undefined ? undefined : rowPlaces.get(stampOf(first) ?? '');
  return root === undefined ? {} : { kind: `made at ${root}` };
}

/** Returns the kind of rows: their look, and an action that all share. A plain box has no kind. */
function kindOf(rows: readonly Element[], inside: (row: Element) => Element[]): Pick<RowSet, 'kind'> {
  const [first] = rows;
  if (first === undefined || (!first.matches(semantic) && first.classList.length === 0)) return {};
  const lists = rows.map((row) => actionsOf(inside(row))).filter((actions) => actions.length > 0);
  const shared = lists[0]?.find((action) => lists.every((actions) => actions.includes(action)));
  const look = first.matches(semantic) ? lookOfItem(first) : shapeOf(first);
  return shared === undefined ? {} : { kind: `${look} with ${shared}` };
}

/** Returns the look of an item of a list: its tag, its classes, and the headers of its table. */
function lookOfItem(item: Element): string {
  const headers = [...(item.closest('table')?.querySelectorAll('th') ?? [])].map(({ textContent }) => textContent);
  return [item.localName, ...kindClasses(item), ...headers].join(' ');
}

/**
 * Finds rows that are alone in their list, and of the kind of a set elsewhere: the only card of a second column.
 * @param holding the elements with something interactive inside
 */
function loneKin(
  sets: readonly RowSet[],
  holding: readonly Element[],
  { inside, testIdAttributes }: { inside: (row: Element) => Element[]; testIdAttributes: string[] },
): RowSet[] {
  const kinds = new Set(sets.flatMap(({ kind = [] }) => kind));
  if (kinds.size === 0) return [];
  const taken = new Set(sets.flatMap(({ rows }) => rows));
  const kindIn = (element: Element): string | undefined =>
    actionsOf(inside(element))
      .map((action) => `${shapeOf(element)} with ${action}`)
      .find((one) => kinds.has(one));
  // A part of a row may have the shape of the row: a box around its button.
  const depth = (element: Element, kind: string): number =>
    holding.filter((other) => other !== element && element.contains(other) && kindIn(other) === kind).length;
  const isAsDeep = (element: Element, kind: string): boolean =>
    sets.some((set) => set.kind === kind && set.rows.some((row) => depth(row, kind) === depth(element, kind)));
  return holding.flatMap((element) => {
    const { parentElement: parent } = element;
    if (parent === null || taken.has(element)) return [];
    const kind = kindIn(element);
    if (kind === undefined || !isAsDeep(element, kind)) return [];
    const isApart = sets.every(
      (set) => set.kind !== kind || set.rows.every((row) => !row.contains(element) && !element.contains(row)),
    );
    const rows = isApart ? siblingsLike(element, parent, testIdAttributes).filter(usable) : [];
    for (const row of rows) taken.add(row);
    return rows.length === 0 ? [] : [{ parent, rows, kind }];
  });
}

/**
 * Decides whether a sibling is a row of the same list whose record chose its class: `note blue` beside `note yellow`. Both
 * have an action in common, or the same controls with a tick that has no name. The fields of two parts of a page are their
 * own.
 */
function isActVariant(one: Element, element: Element, inside: (row: Element) => Element[]): boolean {
  if (!isVariant(one, element)) return false;
  const [held, other] = [inside(one), inside(element)];
  if ([...held, ...other].some((control) => isField(control) && !isTick(control))) return false;
  const shared = actionsOf(other);
  return (
    actionsOf(held).some((action) => shared.includes(action)) ||
    (haveOwnTick(held) && haveOwnTick(other) && beginAlike(rolesOf(held), rolesOf(other)))
  );
}

const rolesOf = (elements: readonly Element[]): string => elements.map((element) => role(element)).join(' ');

/** Decides whether one text begins with the other. A row that a press opened has more controls behind those of the others. */
const beginAlike = (one: string, other: string): boolean =>
  `${one} `.startsWith(`${other} `) || `${other} `.startsWith(`${one} `);

/** Decides whether one of the elements is a tick that its row names. */
const haveOwnTick = (elements: readonly Element[]): boolean =>
  elements.some((element) => isTick(element) && name(element) === '');

/**
 * Adds the siblings whose record chose their class, and all siblings with the classes of these. A button that changes the
 * state of a record has another text in each state.
 */
function withVariants(own: readonly Element[], parent: Element, inside: (row: Element) => Element[]): Element[] {
  const [first] = own;
  const siblings = childrenOf(parent);
  const variants = siblings.filter((one) => first !== undefined && isActVariant(one, first, inside));
  const shapes = new Set(variants.map(shapeOf));
  return siblings.filter(
    (one) => own.includes(one) || (shapes.has(shapeOf(one)) && inside(one).length > 0 && !isNoRow(one)),
  );
}

const actionsOf = (elements: readonly Element[]): string[] =>
  elements.filter((element) => !isField(element)).map(keyOf);

/** Returns the siblings of an element's kind, the element included. */
function siblingsLike(element: Element, parent: Element, testIdAttributes: string[]): Element[] {
  const shape = shapeOf(element);
  // The same test id on several siblings marks them as one kind, whatever their classes are.
  const marks = testIdAttributes.filter((attribute) => element.hasAttribute(attribute));
  const isMarked = (other: Element): boolean =>
    marks.some((attribute) => other.getAttribute(attribute) === element.getAttribute(attribute));
  return childrenOf(parent).filter((other) => (shapeOf(other) === shape || isMarked(other)) && !isNoRow(other));
}

/** @param isMade a loop of the source makes the rows */
function isRowSet(rows: Element[], inside: (row: Element) => Element[], isMade: boolean): boolean {
  const [first] = rows;
  const mayRepeat = first !== undefined && (isMade || first.matches(semantic) || !areWrittenApart(rows));
  return mayRepeat && haveRecords(rows, inside, isMade);
}

function haveRecords(rows: Element[], inside: (row: Element) => Element[], isMade: boolean): boolean {
  const holding = rows.map((row) => ({ row, elements: inside(row) })).filter(({ elements }) => elements.length > 0);
  const held = holding.map(({ elements }) => elements);
  const isForm = rows[0]!.matches('form');
  const meant = rows[0]!.matches(semantic) || (isMade && (isForm || !rows[0]!.matches(itemScopes)));
  if (held.length < (meant ? 1 : 2)) return false;
  if (areNumbered(held.map((elements) => elements.filter(isField)))) return true;
  if (held.every((elements) => elements.every(isField)) && isLayout(held)) return false;
  if (meant) return true;
  if (rows[0]!.matches(itemScopes)) return isForm && areAlike(held);
  const most = Math.max(2, Math.ceil(rows.length / 2));
  if (held.length < most) return false;
  const actions = held.map(actionsOf);
  if (isShared(actions, most)) return true;
  const forms = held.map((elements) => [elements.map((element) => role(element)).join(' ')]);
  if (!isShared(forms, most)) return false;
  const telling = holding.map(({ row, elements }) => isTelling(elements) && saysMore(row, elements));
  return isShared(
    forms.filter((_, at) => telling[at]),
    most,
  );
}

/** Decides whether two or more forms have the same controls: a form for each record. */
function areAlike(held: readonly Element[][]): boolean {
  const print = (element: Element): string =>
    isField(element) ? `${role(element)} ${element.getAttribute('placeholder') ?? ''}` : keyOf(element);
  const [first, ...others] = held.map((elements) => elements.map(print).join());
  return others.length > 0 && others.every((other) => other === first);
}

/** Decides whether at least this many lists have a key in common. */
function isShared(lists: string[][], most: number): boolean {
  const having = new Map<string, { count: number; last: number }>();
  return lists.some((keys, at) =>
    keys.some((key) => {
      const known = having.get(key);
      if (known === undefined) having.set(key, { count: 1, last: at });
      else if (known.last !== at) {
        known.count += 1;
        known.last = at;
      }
      return known !== undefined && known.count >= most;
    }),
  );
}

/** Decides whether the controls of a row take their name from the row: actions, or ticks without a name of their own. */
const isTelling = (elements: readonly Element[]): boolean =>
  !elements.every(isField) || elements.every((element) => isTick(element) && name(element) === '');

const isTick = (element: Element): boolean => /^(?:checkbox|switch)$/.test(role(element));

/** Decides whether a row has more text than its one link or tab. Otherwise the row is that link or tab. */
function saysMore(row: Element, elements: Element[]): boolean {
  const squash = (element: Element | undefined): string => (element?.textContent ?? '').replace(/\s+/g, '');
  return elements.length > 1 || squash(row) !== squash(elements[0]);
}

function isField(element: Element): boolean {
  return fieldRoles.includes(role(element)) || (element instanceof HTMLInputElement && element.type === 'file');
}

/** Returns the common key of an action in all rows: its role and its text, or the name of a control without a text. */
function keyOf(element: Element): string {
  const said = (element.getAttribute('aria-label') ?? element.textContent ?? '').replace(/\s+/g, ' ').trim();
  return `${role(element)} ${said || name(element)}`;
}

/**
 * Decides whether fields alone are the layout of a form, or a choice, and no rows. The fields of a form have different
 * names; radios and checkboxes of one name are one question.
 * The same field in each row of a list has the same name, or none.
 */
function isLayout(held: Element[][]): boolean {
  const fields = held.flat();
  const kinds = new Set(fields.map((field) => role(field)));
  if (kinds.size === 1 && kinds.has('radio')) return true;
  const given = fields.map((field) => field.getAttribute('name') ?? '');
  if (kinds.size === 1 && kinds.has('checkbox') && given.every((name) => name !== '')) return true;
  const known = fields.map((field, index) => given[index] || (labelTexts(field)[0] ?? ''));
  const isTicked = kinds.size === 1 && (kinds.has('checkbox') || kinds.has('switch'));
  return !isTicked && known.every((name) => name !== '') && (held.length === 1 || new Set(known).size > 1);
}
