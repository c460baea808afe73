import { foldText } from '@webmcp/text';

import { rendered } from '../../accessibility/rendered.js';
import { matches } from '../../dom/matching.js';

/** Matches elements whose text is no text of the page. */
const silent = 'script,style,noscript,template,select,textarea,[aria-hidden=true]';

/**
 * Returns the text that a person reads in an element, with a space between its parts. Values of fields are left out.
 * @param skips decides whether a part is left out
 */
export function visibleText(element: Element, skips: (part: Element) => boolean = () => false): string {
  const texts: string[] = [];
  const walk = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) texts.push(node.nodeValue!);
    if (!(node instanceof Element) || matches(node, silent) || !rendered(node) || skips(node)) return;
    const slotted = node.localName === 'slot' ? (node as HTMLSlotElement).assignedNodes() : [];
    const isInline = getComputedStyle(node).display === 'inline';
    if (!isInline) texts.push(' ');
    for (const child of slotted.length ? slotted : (node.shadowRoot ?? node).childNodes) walk(child);
    if (!isInline) texts.push(' ');
  };
  walk(element);
  return foldText(texts.join(''));
}
