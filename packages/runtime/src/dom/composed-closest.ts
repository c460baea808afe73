/**
 * Returns the nearest inclusive ancestor that matches a CSS selector. The search leaves shadow roots through their
 * hosts.
 */
export function composedClosest(element: Element, selector: string): Element | null {
  for (let at: Element | undefined = element; at; at = (at.getRootNode() as Partial<ShadowRoot>).host) {
    const found = at.closest(selector);
    if (found) return found;
  }
  return null;
}
