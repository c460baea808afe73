import { tagsOfRole } from '@webmcp/runtime/page';
import { composedQuery, composedTree, type ComposedTree } from '../elements/composed-tree.js';
import { PathIndex } from './path-index.js';

/** A page that does not change while its selectors are counted. */
export interface IndexedPage {
  document: Document;
  testIdAttributes: readonly string[];
  tree: ComposedTree;
  paths: PathIndex;
  /** Returns every element that may have one of the roles. */
  withAnyRole(roles: readonly string[]): Element[];
}

/** Returns the elements that a value finds; undefined if the index cannot know them. */
export type IndexedHits = (value: string) => Element[] | undefined;

/** Reads a page once, for all of its selectors. */
export function indexedPage(document: Document, testIdAttributes: readonly string[]): IndexedPage {
  const tree = composedTree(document);
  // Elements that name their own role, or that take text, whatever their tag is.
  const withOwnRole = composedQuery(document, '[role],[contenteditable]');
  return {
    document,
    testIdAttributes,
    tree,
    paths: new PathIndex(tree.roots),
    withAnyRole(roles) {
      const tags = new Set(roles.flatMap((role) => tagsOfRole(role).split(',')));
      const found = withOwnRole.filter((element) => !tags.has(element.localName));
      for (const [tag, elements] of tree.byTag) if (tags.has(tag)) found.push(...elements);
      return found;
    },
  };
}

/** Adds an element to the list of a key. */
export function addTo(lists: Map<string, Element[]>, key: string, element: Element): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [element]);
  else list.push(element);
}
