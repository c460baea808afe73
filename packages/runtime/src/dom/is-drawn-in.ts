/**
 * Decides whether a node is another node or is drawn in it: through slots, and out of shadow roots through their
 * hosts.
 */
export function isDrawnIn(inner: Node, outer: Node): boolean {
  for (let at: Node | null | undefined = inner; at; at = flatParent(at)) if (at === outer) return true;
  return false;
}

function flatParent(node: Node): Node | null | undefined {
  return (node as Partial<Element>).assignedSlot ?? node.parentNode ?? (node as Partial<ShadowRoot>).host;
}
