import { isWatchable, watchedRoot } from './watched-root.js';

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

/** The same for selectors of tags and of what {@link watchedRoot} watches, which are asked again and again. */
export function queryOften(roots: ParentNode[], selector: string): readonly Element[] {
  const lists = roots.map((root) => (isWatchable(root) ? watchedRoot(root).list(selector) : query([root], selector)));
  return lists.length > 1 ? lists.flat() : lists[0]!;
}
