/** Returns the element with the focus, also inside open shadow roots. */
export function focused(): Element {
  let at = document.activeElement;
  while (at?.shadowRoot?.activeElement) at = at.shadowRoot.activeElement;
  return at ?? document.body;
}
