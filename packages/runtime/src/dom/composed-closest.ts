import { hostOf, rootNode } from './parents.js';
import { closest } from './matching.js';

/**
 * Returns the nearest inclusive ancestor that matches a CSS selector. The search leaves shadow roots through their
 * hosts.
 */
export function composedClosest(element: Element, selector: string): Element | null {
  for (let at: Element | undefined = element; at; at = hostOf(rootNode(at))) {
    const found = closest(at, selector);
    if (found) return found;
  }
  return null;
}
