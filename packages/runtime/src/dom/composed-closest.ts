/** The nearest inclusive ancestor that fits a CSS selector, looking out of shadow roots through their hosts. */
export function composedClosest(element: Element, selector: string): Element | null {
  for (let at: Element | undefined = element; at; at = (at.getRootNode() as Partial<ShadowRoot>).host) {
    const found = at.closest(selector);
    if (found) return found;
  }
  return null;
}
