import { usable } from '../../accessibility/usable.js';
import { closest } from '../../dom/matching.js';
import { parentElement } from '../../dom/parents.js';
import { isDrawnIn } from '../../dom/is-drawn-in.js';
import { live } from '../page/live-regions.js';
import { pressed } from '../page/pressed.js';

/** Matches parts whose text other signals read, or whose text names a control. */
const otherwise = `dialog,[role=dialog],[role=alertdialog],label,option,${pressed},${live}`;

/**
 * Decides whether the page shows a node outside a part, and no other signal reads the text of the node.
 * @param part the container of the call; the whole body contains everything, so it counts as no part
 */
export function isElsewhere(node: Node, part: Element | null | undefined): boolean {
  const element = node instanceof Element ? node : parentElement(node);
  if (!node.isConnected || !element || !usable(element) || closest(element, otherwise)) return false;
  return !part || part === document.body || !isDrawnIn(element, part);
}
