import { foldText } from '@webmcp/text';

import { ligatureIcons } from '../../accessibility/accessible-name.js';
import { closest, firstIn, matches } from '../../dom/matching.js';
import { allIn } from '../../dom/all-in.js';

const controls = 'button,input,select,textarea,[role=button]';
/** Matches boxes with a text that everybody may read. */
const boxes =
  'textarea,input:is(:not([type]),[type=text],[type=search]):not([autocomplete^=cc-],[autocomplete=one-time-code])';

/** Decides whether the text of an element is its value. */
export const isBox = (element: Element): boolean => matches(element, 'input,textarea');

/**
 * Returns the text of an element; of a text box, its value. Of an element with controls inside, returns only the
 * element's own text nodes.
 */
export function saidBy(element: Element): string {
  if (isBox(element)) return matches(element, boxes) ? foldText((element as HTMLInputElement).value) : '';
  return firstIn(element, controls) ? textNodes(element) : foldText(withoutIcons(element));
}

/** Returns the text of an element without the ligatures of its icons. */
function withoutIcons(element: Element): string {
  if (!firstIn(element, ligatureIcons)) return element.textContent ?? '';
  const copy = element.cloneNode(true) as Element;
  for (const icon of allIn(copy, ligatureIcons)) icon.replaceWith(' ');
  return copy.textContent ?? '';
}

/** Returns the text nodes of an element that is no control, no part of one and no code. */
export const ownTextOf = (element: Element): string =>
  closest(element, `${controls},script,style,template`) ? '' : textNodes(element);

const textNodes = (element: Element): string =>
  foldText([...element.childNodes].map((node) => (node.nodeType === 3 ? node.nodeValue : ' ')).join(''));
