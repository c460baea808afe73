/** Returns the element that has the focus, also inside open shadow roots. Returns null if no element has the focus. */
export function focused(): Element | null {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at === document.body ? null : at;
}
