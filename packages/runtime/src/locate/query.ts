/** All elements that a CSS selector matches in any of the roots, outer roots first. */
export function query(roots: ParentNode[], selector: string): Element[] {
  return roots.flatMap((root) => [...root.querySelectorAll(selector)]);
}
