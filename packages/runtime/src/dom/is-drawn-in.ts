import { assignedSlot, hostOf, parentNode } from './parents.js';

/**
 * Decides whether a node is another node or is drawn in it: through slots, and out of shadow roots through their
 * hosts.
 */
export function isDrawnIn(inner: Node, outer: Node): boolean {
  for (let at: Node | null | undefined = inner; at; at = flatParent(at)) if (at === outer) return true;
  return false;
}

function flatParent(node: Node): Node | null | undefined {
  return assignedSlot(node) ?? parentNode(node) ?? hostOf(node);
}
