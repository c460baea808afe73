/** A root and every open shadow root below it, outermost first: the places that selectors are looked up in. */
export function openRoots(root: ParentNode): ParentNode[] {
  const roots = [root];
  const host = (element: Element): void => void (element.shadowRoot && roots.push(element.shadowRoot));
  if (root instanceof Element) host(root);
  for (const inside of roots) inside.querySelectorAll('*').forEach(host);
  return roots;
}
