/** All elements that a CSS selector matches in any of the roots, outer roots first. */
export function query(roots: ParentNode[], selector: string): Element[] {
  const found: Element[] = [];
  for (const root of roots) {
    const list = root.querySelectorAll(selector);
    // By index: iterating or spreading a long NodeList costs more than finding it.
    for (let index = 0; index < list.length; index += 1) found.push(list[index]!);
  }
  return found;
}
