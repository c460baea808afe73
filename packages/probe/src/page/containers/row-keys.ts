import type { PageRow, Selector } from '@webmcp/contract';
import { hits, openRoots, saidBy } from '@webmcp/runtime/page';
import { selectorScores } from '@webmcp/text';
import type { RowSet } from './row-sets.js';

type RowKeys = PageRow['keys'];

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
  '[role="gridcell"]:first-child',
  '[role="cell"]:first-child',
  'strong',
  'b',
  'label',
  'a',
  'summary',
  'legend',
];

/** The row itself: its own text outside of any element. */
const ownText = ':scope';

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

/**
 * Returns for each row of a set the texts that could name it. Each has selectors that find one element in every row. A
 * row that is being edited has no such text. Texts that differ from row to row come first, then the order of {@link
 * places}.
 */
export function rowKeys(set: RowSet, testIdAttributes: string[]): Map<Element, RowKeys> {
  const kept: { selector: Selector; texts: string[]; rank: number }[] = [];
  const seen = new Set<string>();
  const roots = new Map(set.rows.map((row) => [row, openRoots(row)]));
  const edited = beingEdited(set.rows);
  const named = set.rows.filter((row) => !edited.has(row));
  for (const [order, selector] of proposals(set, testIdAttributes).entries()) {
    const known: string[] = [];
    for (const row of named) {
      const text = textAt(row, selector, testIdAttributes, roots.get(row)!);
      if (text === null) break;
      known.push(text);
    }
    if (known.length < named.length) continue;
    const print = JSON.stringify(known);
    if (seen.has(print)) continue;
    seen.add(print);
    if (known.length > 1 && new Set(known).size === 1) continue;
    const repeated = known.length - new Set(known).size;
    const seldom = isCounter(known) || known.filter((text) => measure.test(text)).length * 2 > known.length;
    kept.push({ selector, texts: known, rank: repeated * 10_000 + (seldom ? 1_000 : 0) + order });
  }
  kept.sort((a, b) => a.rank - b.rank);
  const best = kept.slice(0, 5);
  const keys = new Map(
    named.map((row, at) => [row, best.map(({ selector, texts }) => ({ selector, text: texts[at]! }))]),
  );
  return new Map(set.rows.map((row) => [row, keys.get(row) ?? []]));
}

const boxes = 'input:not([type=checkbox],[type=radio],[type=hidden]),textarea,select,[contenteditable=true]';

/** Returns the rows that are being edited: their boxes replace the texts of other rows, and a box holds their name. */
function beingEdited(rows: readonly Element[]): ReadonlySet<Element> {
  const edited = rows.filter((row) => row.querySelector(boxes) !== null);
  return new Set(edited.length * 2 < rows.length ? edited : []);
}

function textAt(row: Element, selector: Selector, testIdAttributes: string[], roots: ParentNode[]): string | null {
  const found = selector.value === ownText ? [row] : hits(selector, row, testIdAttributes, { roots });
  if (found.length !== 1 || found[0]!.matches('button,input,select,textarea,[role=button]')) return null;
  const text = saidBy(found[0]!);
  return text === '' || text.length > longest ? null : text;
}

function proposals(set: RowSet, testIdAttributes: string[]): Selector[] {
  const edited = beingEdited(set.rows);
  const sample = set.rows.find((row) => !edited.has(row))!;
  const found: Selector[] = [];
  for (const element of sample.querySelectorAll('*')) {
    if (!isTextLeaf(element)) continue;
    for (const attribute of testIdAttributes) {
      const value = element.getAttribute(attribute);
      if (value !== null && value !== '') found.push({ strategy: 'testid', value, score: selectorScores.testId });
    }
  }
  for (const place of [...places, ownText]) found.push({ strategy: 'css', value: place, score: selectorScores.path });
  for (const element of sample.querySelectorAll('*')) {
    if (!isTextLeaf(element)) continue;
    for (const token of element.classList)
      if (!/\d/.test(token))
        found.push({ strategy: 'css', value: `${element.localName}.${CSS.escape(token)}`, score: selectorScores.path });
    found.push(
      { strategy: 'css', value: element.localName, score: selectorScores.path },
      { strategy: 'css', value: pathBelow(sample, element), score: selectorScores.path },
    );
  }
  return found;
}

/** Decides whether an element has a text of its own and is no control. */
function isTextLeaf(element: Element): boolean {
  if (element.closest('button,select,textarea,script,style,svg,[role=button],[aria-hidden=true]') !== null)
    return false;
  return [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.textContent ?? ''));
}

function pathBelow(row: Element, element: Element): string {
  const steps: string[] = [];
  for (let at = element; at !== row && at.parentElement !== null; at = at.parentElement) {
    const same = [...at.parentElement.children].filter((sibling) => sibling.localName === at.localName);
    steps.unshift(same.length > 1 ? `${at.localName}:nth-of-type(${same.indexOf(at) + 1})` : at.localName);
  }
  return `:scope > ${steps.join(' > ')}`;
}
