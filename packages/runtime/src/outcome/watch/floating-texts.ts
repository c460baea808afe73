import { developerParts } from '@webmcp/text';

import { rendered } from '../../accessibility/rendered.js';
import { composedClosest } from '../../dom/composed-closest.js';
import { live } from '../page/live-regions.js';
import { messageText } from '../page/message-text.js';
import { isFixed } from '../../dom/is-fixed.js';
import { parentElement } from '../../dom/parents.js';
import { closest, contains, firstIn } from '../../dom/matching.js';

/** The largest share of the window that a message covers. */
const most = 0.3;
/** A page that draws more parts anew draws itself; its parts are not read one by one. */
const mostParts = 200;

/** Matches parts that are no message, or have a role that other code reads. */
const read = `${live},dialog,[role=dialog],[role=alertdialog],[role=menu],[role=listbox],[role=tooltip]`;
const fields = 'input,select,textarea';

/**
 * Returns the new parts that float over the page with a text: messages of libraries and of apps that set no role.
 * @param added the nodes that came into the document since the act
 * @param act the element of the act: a box around that element is the frame of the page
 */
export function floatingTexts(added: ReadonlySet<Node>, act: Element | undefined): Map<Element, string> {
  const found = new Map<Element, string>();
  if (added.size > mostParts) return found;
  for (const node of added) {
    const part = node instanceof HTMLElement ? node : ownBox(node);
    if (
      !part?.isConnected ||
      closest(part, read) ||
      composedClosest(part, developerParts) ||
      firstIn(part, `${fields},${read}`)
    )
      continue;
    const box = floatingBox(part);
    if (box && !(act && contains(box, act)) && isSmall(box) && rendered(part)) found.set(part, messageText(part));
  }
  return found;
}

/** Returns the fixed box whose own text a new text node is. Other boxes, such as a header, count and tick. */
function ownBox(node: Node): HTMLElement | undefined {
  const box = parentElement(node);
  return box && isFixed(box) ? box : undefined;
}

function floatingBox(part: Element): Element | undefined {
  for (let at: Element | null = part; at; at = parentElement(at)) if (isFixed(at)) return at;
  return undefined;
}

/** Decides whether a box leaves most of the page visible. An empty frame for messages may cover the whole window. */
function isSmall(box: Element): boolean {
  const { width, height } = box.getBoundingClientRect();
  return (width * height) / (innerWidth * innerHeight) <= most || getComputedStyle(box).pointerEvents === 'none';
}
