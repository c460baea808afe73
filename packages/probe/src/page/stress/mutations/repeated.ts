/** Returns the nearest list item, row or card: the element or an ancestor with siblings of the same tag and class. */
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
