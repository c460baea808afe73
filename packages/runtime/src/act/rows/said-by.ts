import { foldText } from '@webmcp/text';

const controls = 'button,input,select,textarea,[role=button]';
/** Matches boxes with a text that everybody may read. */
const boxes =
  'textarea,input:is(:not([type]),[type=text],[type=search]):not([autocomplete^=cc-],[autocomplete=one-time-code])';

/** Decides whether the text of an element is its value. */
export const isBox = (element: Element): boolean => element.matches('input,textarea');

/**
 * Returns the text of an element; of a text box, its value. Of an element with controls inside, returns only the
 * element's own text nodes.
 */
export function saidBy(element: Element): string {
  if (isBox(element)) return element.matches(boxes) ? foldText((element as HTMLInputElement).value) : '';
  return element.querySelector(controls) ? textNodes(element) : foldText(element.textContent ?? '');
}

/** Returns the text nodes of an element that is no control, no part of one and no code. */
export const ownTextOf = (element: Element): string =>
  element.closest(`${controls},script,style,template`) ? '' : textNodes(element);

const textNodes = (element: Element): string =>
  foldText([...element.childNodes].map((node) => (node.nodeType === 3 ? node.nodeValue : ' ')).join(''));
