import { foldText } from '@webmcp/text';

const controls = 'button,input,select,textarea,[role=button]';

/** Returns the text of an element. Of an element with controls inside, returns only the element's own text nodes. */
export function saidBy(element: Element): string {
  return foldText(
    element.querySelector(controls)
      ? [...element.childNodes].map((node) => (node.nodeType === 3 ? node.nodeValue : ' ')).join('')
      : (element.textContent ?? ''),
  );
}
