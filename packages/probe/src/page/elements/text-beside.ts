import { isFormControl, usable } from '@webmcp/runtime/page';
import { foldText } from '@webmcp/text';
import { visibleText } from './computed.js';

/** The most characters of a text that names a control. A longer text explains the control. */
const longest = 60;

/** Matches fields whose text often follows them. */
const leading = 'input[type=checkbox],input[type=radio],[role=checkbox],[role=radio],[role=switch]';
const heading = 'h1,h2,h3,h4,h5,h6,[role=heading]';

/** The elements at which a search for text ends. */
export interface SearchBounds {
  /** Decides whether a person can act on an element. */
  isControl(element: Element): boolean;
  /** Decides whether an element is a container of its content, such as a form. */
  isScope(element: Element): boolean;
}

/** A place of the text that names a field without a label. */
interface TextPlace {
  name: string;
  read(element: Element, bounds: SearchBounds): string;
}

/** The places in order: the likeliest name comes first. Every place with a text counts. */
export const textPlaces: readonly TextPlace[] = [
  {
    name: 'heading in the box of a switch',
    read: (element, bounds) => (element.matches(leading) ? headingOfSwitch(element, bounds) : ''),
  },
  {
    // A whole sentence before a field is about the page. After a box to tick it is the thing that a person agrees to.
    name: 'before the field',
    read: (element, bounds) => {
      const text = search(element, -1, bounds);
      return isSentence(text) ? '' : text;
    },
  },
  {
    name: 'after a box to tick',
    read: (element, bounds) => (element.matches(leading) ? search(element, 1, bounds) : ''),
  },
  { name: 'head of its column', read: columnHead },
];

/**
 * Reads the texts that name a field without a label for a person. Another control, a heading or the edge of the field's
 * container ends the search.
 */
export function textsBeside(element: Element, bounds: SearchBounds): string[] {
  const found = textPlaces.map(({ read }) => read(element, bounds));
  return [...new Set(found)].filter((text) => text !== '');
}

/** Returns the nearest text before or after an element; empty if a bound comes first. */
function search(from: Element, step: 1 | -1, bounds: SearchBounds): string {
  for (let at: Node = from; ;) {
    let next = step === 1 ? at.nextSibling : at.previousSibling;
    while (next === null) {
      const parent = at.parentElement;
      if (parent === null || bounds.isScope(parent)) return '';
      at = parent;
      next = step === 1 ? at.nextSibling : at.previousSibling;
    }
    at = next;
    const text = textOf(at, step, bounds);
    if (text !== null) return text;
  }
}

/** Returns the text of a node beside a field; empty for a node that ends the search, null for a node without text. */
function textOf(node: Node, step: 1 | -1, bounds: SearchBounds): string | null {
  if (node instanceof Text) return hasWord(node.data) ? short(foldText(node.data)) : null;
  if (!(node instanceof HTMLElement) || !usable(node)) return null;
  if (node.matches(heading)) return '';
  // A button without a text beside a field is a part of the field: its arrows, or its way to clear it.
  if (bounds.isControl(node)) return isFormControl(node) || hasWord(node.textContent ?? '') ? '' : null;
  if ([...node.querySelectorAll('*')].some((inner) => bounds.isControl(inner) || inner.matches(heading))) {
    for (const child of step === 1 ? node.childNodes : [...node.childNodes].toReversed()) {
      const text = textOf(child, step, bounds);
      if (text !== null) return text;
    }
    return null;
  }
  const text = visibleText(node);
  return hasWord(text) ? short(text) : null;
}

const hasWord = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
const isSentence = (text: string): boolean => /[.!…。！]$/.test(text) && text.split(' ').length > 4;
const short = (text: string): string => (text.length > longest ? '' : text.replace(/\s*[:*]+$/, ''));

/** The boxes around a switch in which its heading may be. */
const levels = 3;

/** Returns the heading before a switch in a box that contains no other control: a line of settings. */
function headingOfSwitch(element: Element, { isControl, isScope }: SearchBounds): string {
  let box = element.parentElement;
  for (let level = 0; box !== null && level < levels && !isScope(box); level += 1, box = box.parentElement) {
    if ([...box.querySelectorAll('*')].some((inner) => inner !== element && isControl(inner))) return '';
    const [only, other] = box.querySelectorAll<HTMLElement>(heading);
    if (only === undefined) continue;
    const isBefore = (only.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
    return other === undefined && isBefore ? short(visibleText(only)) : '';
  }
  return '';
}

/** Returns the text at the head of a field's table column. */
function columnHead(element: Element): string {
  const cell = element.closest('td');
  const table = cell?.closest('table');
  if (cell == null || table?.tHead == null) return '';
  const head = table.tHead.rows[table.tHead.rows.length - 1]?.cells[cell.cellIndex];
  return head === undefined ? '' : short(visibleText(head));
}
