import { parentNode } from './parents.js';

/** Returns the nodes from an element outwards. The walk leaves shadow roots through their hosts. */
export function outwards(element: Element): Node[] {
  const nodes: Node[] = [];
  for (let at: Node | null | undefined = element; at; at = parentNode(at) ?? (at as Partial<ShadowRoot>).host)
    nodes.push(at);
  return nodes;
}
