import { allIn } from './all-in.js';
import { isWatchable, watchedRoot } from './watched-root.js';

/** Returns all elements that a CSS selector matches in any of the roots, outer roots first. */
export function query(roots: ParentNode[], selector: string): Element[] {
  const found: Element[] = [];
  for (const root of roots) {
    const list = allIn(root, selector);
    // By index: iterating or spreading a long NodeList costs more than finding it.
    for (let index = 0; index < list.length; index += 1) found.push(list[index]!);
  }
  return found;
}

/**
 * Does the same for selectors that are asked again and again. They may use tags and the attributes of {@link
 * watchedRoot}.
 */
export function queryOften(roots: ParentNode[], selector: string): readonly Element[] {
  const lists = roots.map((root) => (isWatchable(root) ? watchedRoot(root).list(selector) : query([root], selector)));
  return lists.length > 1 ? lists.flat() : lists[0]!;
}
