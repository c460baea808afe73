/** The nearest ancestor-or-self with siblings of the same shape, as items of a list, rows or cards have. */
export function repeated(element: Element): Element | undefined {
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
    const self = at;
    const alike = [...(at.parentElement?.children ?? [])].filter(
      (sibling) => sibling.localName === self.localName && sibling.className === self.className,
    );
    if (alike.length > 1) return at;
  }
  return undefined;
}
