import type { PageRowKey, Selector } from '@webmcp/contract';
import { childrenOf, hits, openRoots, saidBy } from '@webmcp/runtime/page';
import { ownRowValue, selectorScores } from '@webmcp/text';
import { carriedSource } from '../frameworks/sources.js';
import { betweenRow, isInNestedList } from './nested-list.js';
import type { RowSet } from './row-sets.js';

/** The longest text of a key. A longer text describes the row and does not name it. */
const longest = 120;

/** The places of a row's name, the likeliest first. */
const places = [
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  '[role="heading"]',
  'th[scope="row"]',
  '[role="rowheader"]',
  'td:first-child',
  // The cell behind the box that chooses the row.
  'td:first-child:has(input[type="checkbox"]) + td',
  '[role="gridcell"]:first-child',
  '[role="cell"]:first-child',
  'strong',
  'b',
  'label',
  'a',
  'summary',
  'legend',
];

/**
 * Matches amounts, dates and times. They differ from row to row, but people seldom name a row by them. Order numbers
 * are names.
 */
const measure = /\p{Sc}|^\d{1,2}:\d{2}|^\d{1,4}[-./]\d{1,2}[-./]\d{1,4}$|^[+-]?[\d\s.,]*[.,]\d+\s*%?$|%$/u;

/** Decides whether a column counts the rows. A count names a position and no row. */
function isCounter(texts: string[]): boolean {
  const first = Number(texts[0]);
  return (first === 0 || first === 1) && texts.every((text, index) => text === String(first + index));
}

/** Matches texts that count the parts of a row: `3`, `(3)`, `3 cards`. */
const count = /^\(?\d{1,3}\)?(\s\p{L}+)?$/u;

/** The tiers of {@link PageRowKey.from}. A control may show a state, and a count seldom names a row. */
const tiers = { text: 0, control: 1_000_000, count: 2_000_000, nested: 4_000_000 };

/** A selector with the element and text that it finds in each row. */
interface Proposal {
  selector: Selector;
  from?: 'control' | 'count';
  nested: boolean;
  elements: Element[];
  texts: string[];
  rank: number;
}

/**
 * Returns for each row of a set the texts that could name it. Each has selectors that find one element in every row. A
 * row that is being edited has no such text. Texts that differ from row to row come first. Then the order of places
 * decides. A text in a list inside the row comes last. It needs a stamp, because the source decides about it.
 *
 * @param allRows the rows of all sets of the page
 */
export function rowKeys(
  set: RowSet,
  testIdAttributes: string[],
  allRows: ReadonlySet<Element>,
): Map<Element, PageRowKey[]> {
  const edited = beingEdited(set.rows);
  const named = set.rows.filter((row) => !edited.has(row));
  const roots = new Map(set.rows.map((row) => [row, openRoots(row)]));
  const kept: Proposal[] = [];
  const seen = new Set<string>();
  for (const [order, selector] of proposals(set, testIdAttributes).entries()) {
    const found = named.map((row) => elementAt(row, selector, testIdAttributes, roots.get(row)!));
    const proposal = proposalOf(selector, named, found, allRows);
    if (proposal === null) continue;
    const print = JSON.stringify([proposal.nested, proposal.texts]);
    if (seen.has(print)) continue;
    seen.add(print);
    proposal.rank += order;
    kept.push(proposal);
  }
  const best = kept.sort((a, b) => a.rank - b.rank).slice(0, 5);
  const keys = new Map(named.map((row, at) => [row, best.map((proposal) => keyIn(row, proposal, at))]));
  return new Map(set.rows.map((row) => [row, keys.get(row) ?? []]));
}

/** Judges the elements that a selector found. Returns null if they cannot name the rows. */
function proposalOf(
  selector: Selector,
  rows: readonly Element[],
  found: readonly (Element | null)[],
  allRows: ReadonlySet<Element>,
): Proposal | null {
  const elements = found.filter((element) => element !== null);
  const texts = elements.map(saidBy);
  if (elements.length < rows.length || texts.some((text) => text === '' || text.length > longest)) return null;
  const distinct = new Set(texts).size;
  if (texts.length > 1 && distinct === 1) return null;
  const nested = elements.some((element, at) => isInNestedList(element, rows[at]!, allRows));
  if (nested && elements.some((element) => carriedSource(element) === null)) return null;
  const isControl = elements.some((element, at) => element.matches(controls) || partOfControl(element, rows[at]!));
  const isCount = !places.includes(selector.value) && texts.every((text) => count.test(text));
  const from = isControl ? 'control' : isCount ? 'count' : undefined;
  const seldom = isCounter(texts) || texts.filter((text) => measure.test(text)).length * 2 > texts.length;
  const rank = (texts.length - distinct) * 10_000 + (seldom ? 1_000 : 0);
  const tier = tiers[from ?? 'text'] + (nested ? tiers.nested : 0);
  return { selector, nested, elements, texts, rank: rank + tier, ...(from === undefined ? {} : { from }) };
}

function keyIn(row: Element, { selector, texts, elements, nested, from }: Proposal, at: number): PageRowKey {
  const inside = betweenRow(elements[at]!, row).flatMap((element) => carriedSource(element) ?? []);
  return {
    selector,
    text: texts[at]!,
    ...(from === undefined ? {} : { from }),
    ...(nested ? { nested: true as const } : {}),
    ...(inside.length === 0 ? {} : { inside }),
  };
}

/** Returns the controls of a row. Before a button with a counter come its parts: the text without the counter names the row. */
function controlParts(row: Element): Element[] {
  return [...row.querySelectorAll(controls)].flatMap((control) => {
    const parts = [...control.querySelectorAll('*')].filter((part) => [...part.childNodes].some(isText));
    return parts.some((part) => count.test(saidBy(part))) ? [...parts, control] : [control];
  });
}

/** Decides whether an element is a part of a control inside of a row. */
const partOfControl = (element: Element, row: Element): boolean => {
  const control = element.closest(controls);
  return control !== null && control !== row && row.contains(control);
};

/** Matches controls that may show a row's own value. */
const controls = 'button,[role=button],input,textarea';

const boxes = 'input:not([type=checkbox],[type=radio],[type=hidden]),textarea,select,[contenteditable=true]';

/** Returns the rows that are being edited: their boxes replace the texts of other rows, and a box holds their name. */
function beingEdited(rows: readonly Element[]): ReadonlySet<Element> {
  const edited = rows.filter((row) => row.querySelector(boxes) !== null);
  return new Set(edited.length * 2 < rows.length ? edited : []);
}

function elementAt(row: Element, selector: Selector, testIdAttributes: string[], roots: ParentNode[]): Element | null {
  const found = selector.value === ownRowValue ? [row] : hits(selector, row, testIdAttributes, { roots });
  return found.length === 1 && !found[0]!.matches('select') ? found[0]! : null;
}

function proposals(set: RowSet, testIdAttributes: string[]): Selector[] {
  const edited = beingEdited(set.rows);
  const sample = set.rows.find((row) => !edited.has(row))!;
  const found: Selector[] = [];
  for (const element of sample.querySelectorAll('*')) {
    if (!isTextLeaf(element, sample)) continue;
    for (const attribute of testIdAttributes) {
      const value = element.getAttribute(attribute);
      if (value !== null && value !== '') found.push({ strategy: 'testid', value, score: selectorScores.testId });
    }
  }
  // The text of a row that is the texts of its parts describes the row. A part is the better name.
  const whole: Selector = { strategy: 'css', value: ownRowValue, score: selectorScores.path };
  const hasOwnText = [...sample.childNodes].some(isText);
  for (const place of places) {
    const line = firstLineIn(sample.querySelector(place), sample);
    if (line !== null) found.push({ strategy: 'css', value: pathBelow(sample, line), score: selectorScores.path });
    found.push({ strategy: 'css', value: place, score: selectorScores.path });
  }
  if (hasOwnText) found.push(whole);
  for (const element of sample.querySelectorAll('*')) {
    if (!isTextLeaf(element, sample)) continue;
    for (const token of element.classList)
      if (!/\d/.test(token))
        found.push({ strategy: 'css', value: `${element.localName}.${CSS.escape(token)}`, score: selectorScores.path });
    found.push(
      { strategy: 'css', value: element.localName, score: selectorScores.path },
      { strategy: 'css', value: pathBelow(sample, element), score: selectorScores.path },
    );
  }
  for (const part of controlParts(sample))
    found.push({ strategy: 'css', value: pathBelow(sample, part), score: selectorScores.path });
  return hasOwnText ? found : [...found, whole];
}

/** Decides whether an element has a text of its own and is no control. The texts of a row that is a button are its own. */
function isTextLeaf(element: Element, row: Element): boolean {
  const control = element.closest('button,select,textarea,script,style,svg,[aria-hidden=true]');
  if (control !== null && control !== row) return false;
  if (isWithinButton(element, row)) return false;
  return [...element.childNodes].some(isText);
}

/** Matches the cells of a table's row. */
const cells = 'td,th,[role=cell],[role=gridcell],[role=rowheader]';

/** The longest text that is a mark beside a name, as the initials in the place of a picture. */
const longestMark = 2;

/**
 * Returns the first line of a cell with further lines below, as an address below a name. All lines together describe the
 * row, and the first line names it. Null for another element, and for parts of one line.
 */
function firstLineIn(cell: Element | null, row: Element): Element | null {
  if (cell?.matches(cells) !== true || isTextLeaf(cell, row)) return null;
  const [first, ...others] = [...cell.querySelectorAll('*')].filter(
    (element) => isTextLeaf(element, row) && saidBy(element).length > longestMark,
  );
  if (first === undefined) return null;
  const { bottom } = first.getBoundingClientRect();
  const isBelow = (element: Element): boolean =>
    !getComputedStyle(element).display.startsWith('inline') && element.getBoundingClientRect().top >= bottom - 1;
  return others.some(isBelow) ? first : null;
}

const isText = (node: Node): boolean => node.nodeType === Node.TEXT_NODE && /\S/.test(node.textContent ?? '');

/** Decides whether an element is in a drawn button. A part to drag by has that role too, and contains buttons of its own. */
function isWithinButton(element: Element, row: Element): boolean {
  const drawn = element.closest('[role=button]');
  return drawn !== null && drawn !== row && drawn.querySelector('button,a[href],input,[role=button]') === null;
}

function pathBelow(row: Element, element: Element): string {
  const steps: string[] = [];
  for (let at = element; at !== row && at.parentElement !== null; at = at.parentElement) {
    const same = childrenOf(at.parentElement).filter((sibling) => sibling.localName === at.localName);
    steps.unshift(same.length > 1 ? `${at.localName}:nth-of-type(${same.indexOf(at) + 1})` : at.localName);
  }
  return `:scope > ${steps.join(' > ')}`;
}
