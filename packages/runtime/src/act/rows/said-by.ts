import { foldText } from '@webmcp/text';

const controls = 'button,input,select,textarea,[role=button]';

/** What an element says: all its text, or where it holds something to act on, the text that stands in it directly. */
export function saidBy(element: Element): string {
  return foldText(
    element.querySelector(controls)
      ? [...element.childNodes].map((node) => (node.nodeType === 3 ? node.nodeValue : ' ')).join('')
      : (element.textContent ?? ''),
  );
}
