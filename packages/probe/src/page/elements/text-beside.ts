import { isFormControl, usable } from '@webmcp/runtime/page';
import { foldText } from '@webmcp/text';
import { visibleText } from './computed.js';

/** Text that names a control is short; longer text explains. */
const longest = 60;
/** A whole sentence before a field tells what the page is for; after a box that is ticked it is what one agrees to. */
const isSentence = (text: string): boolean => /[.!…。！]$/.test(text) && text.split(' ').length > 4;
/** Fields whose text follows them as often as it stands before. */
const leading = 'input[type=checkbox],input[type=radio],[role=checkbox],[role=radio],[role=switch]';
const heading = 'h1,h2,h3,h4,h5,h6,[role=heading]';

/**
 * What a person reads as the name of a field that nothing in the page ties a text to: the text directly before it, for a
 * checkbox, radio or switch also the one after it, and the head of its column. Another control, a heading or the edge of
 * what scopes the field ends the search. Empty for anything else than a field without a label.
 * @param isControl whether an element is one that a person acts on
 * @param isScope whether an element scopes what is inside, such as a form
 */
export function textsBeside(
  element: Element,
  isControl: (element: Element) => boolean,
  isScope: (element: Element) => boolean,
): string[] {
  const before = search(element, -1, isControl, isScope);
  const found = [
    isSentence(before) ? '' : before,
    element.matches(leading) ? search(element, 1, isControl, isScope) : '',
    columnHead(element),
  ];
  return [...new Set(found)].filter((text) => text !== '');
}

function search(
  from: Element,
  step: 1 | -1,
  isControl: (element: Element) => boolean,
  isScope: (element: Element) => boolean,
): string {
  for (let at: Node = from; ;) {
    let next = step === 1 ? at.nextSibling : at.previousSibling;
    while (next === null) {
      const parent = at.parentElement;
      if (parent === null || isScope(parent)) return '';
      at = parent;
      next = step === 1 ? at.nextSibling : at.previousSibling;
    }
    at = next;
    const text = textOf(at, step, isControl);
    if (text !== null) return text;
  }
}

/** What a node beside a field says; empty where something else begins, null where nothing is said and the search goes on. */
function textOf(node: Node, step: 1 | -1, isControl: (element: Element) => boolean): string | null {
  if (node instanceof Text) return telling(node.data) ? short(foldText(node.data)) : null;
  if (!(node instanceof HTMLElement) || !usable(node)) return null;
  if (node.matches(heading)) return '';
  // A button without a text beside a field is a part of it: its arrows, its way to empty it.
  if (isControl(node)) return isFormControl(node) || telling(node.textContent ?? '') ? '' : null;
  if ([...node.querySelectorAll('*')].some((inner) => isControl(inner) || inner.matches(heading))) {
    for (const child of step === 1 ? node.childNodes : [...node.childNodes].toReversed()) {
      const text = textOf(child, step, isControl);
      if (text !== null) return text;
    }
    return null;
  }
  const text = visibleText(node);
  return telling(text) ? short(text) : null;
}

const telling = (text: string): boolean => /[\p{L}\p{N}]/u.test(text);
const short = (text: string): string => (text.length > longest ? '' : text.replace(/\s*[:*]+$/, ''));

function columnHead(element: Element): string {
  const cell = element.closest('td');
  const table = cell?.closest('table');
  if (cell == null || table?.tHead == null) return '';
  const head = table.tHead.rows[table.tHead.rows.length - 1]?.cells[cell.cellIndex];
  return head === undefined ? '' : short(visibleText(head));
}
