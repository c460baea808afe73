import { hostOf, parentNode } from './parents.js';

/** Returns the nodes from an element outwards. The walk leaves shadow roots through their hosts. */
export function outwards(element: Element): Node[] {
  const nodes: Node[] = [];
  for (let at: Node | null | undefined = element; at; at = parentNode(at) ?? hostOf(at)) nodes.push(at);
  return nodes;
}
