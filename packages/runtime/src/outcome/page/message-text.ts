import { foldText } from '@webmcp/text';

import { rendered } from '../../accessibility/rendered.js';
import { firstIn, matches } from '../../dom/matching.js';
import { allIn } from '../../dom/all-in.js';

const buttons = 'button,[role=button]';

/** The most characters of a message that an answer repeats. */
const longest = 300;

/** Returns the text that a person reads in a message, slotted content included. The buttons in it are left out. */
export function messageText(message: Element): string {
  return foldText(readable(message)).slice(0, longest);
}

function readable(element: Element): string {
  const slots = element.localName === 'slot' ? [element] : allIn(element, 'slot');
  if (!slots.length && !firstIn(element, buttons)) return (element as HTMLElement).innerText ?? element.textContent;
  const slotted = element.localName === 'slot' ? (element as HTMLSlotElement).assignedNodes() : [];
  return [...element.childNodes, ...slotted].map(partOf).join('');
}

function partOf(node: Node): string {
  if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? node.nodeValue! : '';
  if (matches(node, buttons) || !rendered(node)) return ' ';
  const text = readable(node);
  return getComputedStyle(node).display === 'inline' ? text : ` ${text} `;
}
