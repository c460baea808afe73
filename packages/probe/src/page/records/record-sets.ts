import { childrenOf, usable } from '@webmcp/runtime/page';
import { isMadeByLoop, type RowPlaces } from '../containers/is-made-by-loop.js';
import { alikeSiblings, itemScopes, variantSiblings } from '../containers/sibling-kinds.js';
import { composedElements } from '../elements/composed-tree.js';
import { isFurniture } from './furniture.js';
import { isAlike, saysSomething, textLeaves } from './item-texts.js';

/** A part of the page with records. Pairs have no items. */
export interface RecordSet {
  kind: 'table' | 'list' | 'pairs';
  element: Element;
  items: Element[];
}

/** The most record sets that a page reports. */
const most = 20;

/** The kinds of parts with records, in the order in which an element is tried. */
const kinds: readonly { name: string; find(element: Element, rowPlaces: RowPlaces): RecordSet | null }[] = [
  { name: 'table', find: tableIn },
  { name: 'pairs', find: pairsIn },
  { name: 'list', find: listIn },
  { name: 'cards', find: cardsIn },
];

/**
 * Finds the parts of a page that show records: tables, lists, description lists, and siblings of one kind with several
 * texts each. The outermost part counts. Navigation, menus, dialogs and the page's header and footer show none.
 * @param rowPlaces the stamps of the rows that loops make
 */
export function recordSets(root: ParentNode, rowPlaces: RowPlaces): RecordSet[] {
  const found: RecordSet[] = [];
  const taken = new Set<Element>();
  for (const element of composedElements(root)) {
    if (found.length >= most) break;
    if (element.childElementCount === 0 || isInside(element, taken)) continue;
    for (const { find } of kinds) {
      const set = find(element, rowPlaces);
      if (set === null || isFurniture(element) || isFormLayout(set) || !usable(element)) continue;
      found.push(set);
      for (const part of set.items.length > 0 ? set.items : [element]) taken.add(part);
      if (set.kind === 'table') taken.add(element);
      break;
    }
  }
  return found;
}

function isInside(element: Element, taken: ReadonlySet<Element>): boolean {
  if (taken.size === 0) return false;
  for (let at: Element | null = element; at !== null; at = at.parentElement) if (taken.has(at)) return true;
  return false;
}

const tables = 'table,[role=table],[role=grid],[role=treegrid]';

function tableIn(element: Element): RecordSet | null {
  if (!element.matches(tables)) return null;
  const items = [...element.querySelectorAll('tr,[role=row]')].filter(
    (line) => line.closest(tables) === element && line.querySelector('td,[role=cell],[role=gridcell]') !== null,
  );
  const hasHead = element.querySelector('th,[role=columnheader]') !== null;
  // A table without headings may be a layout.
  const isData = hasHead || (items.length > 1 && items.every(({ childElementCount }) => childElementCount > 1));
  return isData && items.some(saysSomething) ? { kind: 'table', element, items } : null;
}

function pairsIn(element: Element): RecordSet | null {
  const isPairs = element.localName === 'dl' && element.querySelector('dt') !== null;
  return isPairs && saysSomething(element) ? { kind: 'pairs', element, items: [] } : null;
}

function listIn(element: Element): RecordSet | null {
  if (!element.matches('ul,ol,[role=list]')) return null;
  const items = childrenOf(element).filter((child) => child.matches('li,[role=listitem]') && usable(child));
  return items.some(saysSomething) ? { kind: 'list', element, items } : null;
}

/** Matches elements of running text. A paragraph with several texts is no record. */
const prose = 'p,h1,h2,h3,h4,h5,h6,blockquote,pre';

/** Finds siblings of one kind that show at least two texts each. A loop of the source makes a single one a card too. */
function cardsIn(element: Element, rowPlaces: RowPlaces): RecordSet | null {
  if (element.matches('tr,tbody,thead,ul,ol,dl,select,form,fieldset,p,label,button,a,svg')) return null;
  for (const siblings of [...variantSiblings(element), ...alikeSiblings(element)]) {
    const isMade = isMadeByLoop(siblings[0]!, rowPlaces);
    if ((siblings.length < 2 && !isMade) || siblings[0]!.matches(prose)) continue;
    const items = siblings.filter((sibling) => textLeaves(sibling) > 0 && usable(sibling));
    if (items.length === 0) continue;
    const isLoop = items.every((item) => isMadeByLoop(item, rowPlaces));
    if (!isLoop && (items.length < 2 || items[0]!.matches(itemScopes) || items.some(holdsRecords))) continue;
    const telling = items.filter((item) => textLeaves(item) > 1);
    if (!isLoop && arePanels(items)) continue;
    if (telling.length > 0 && telling.length * 2 >= items.length && isAlike(items))
      return { kind: 'list', element, items };
  }
  return null;
}

/** Decides whether the items are the fields of one form: most hold a field to type into or to choose from. */
function isFormLayout({ element, items }: RecordSet): boolean {
  if (element.closest('form') === null) return false;
  const filled = items.filter((item) =>
    item.querySelector('input[type=text],input:not([type]),input[type=email],textarea,select'),
  );
  return filled.length > 0 && filled.length * 2 >= items.length;
}

/** Decides whether an element contains records or a form of its own. Such an element is a part of the layout. */
const holdsRecords = (element: Element): boolean =>
  element.querySelector('form,table,[role=table],[role=grid],ul > li + li,ol > li + li,dl') !== null;

/** The most panels that lie side by side. More siblings of one kind are records. */
const mostPanels = 4;

/**
 * Decides whether siblings are panels beside each other: the cards inside one have another structure than those inside
 * another. The columns of a board have the same.
 */
function arePanels(siblings: readonly Element[]): boolean {
  if (siblings.length > mostPanels) return false;
  const inner = siblings.map((sibling) => cardsInside(sibling)?.items[0]);
  return inner.every((item) => item !== undefined) && !isAlike(inner);
}

/** Returns the first cards inside an element. */
function cardsInside(element: Element): RecordSet | undefined {
  for (const inner of element.querySelectorAll('*')) {
    const found = inner.childElementCount > 1 ? cardsIn(inner, new Map()) : null;
    if (found !== null) return found;
  }
  return undefined;
}
