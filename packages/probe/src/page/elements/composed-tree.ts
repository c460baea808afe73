import { once, query } from '@webmcp/runtime/page';
import { developerParts } from '@webmcp/text';

/** Returns the parent of an element; the host for an element at the top of a shadow root. */
export function composedParent(element: Element): Element | null {
  if (element.parentElement !== null) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

/** Decides whether `inner` lies below `outer`, open shadow roots included. No element lies below itself. */
export function isWithin(inner: Element, outer: Element): boolean {
  for (let at: Element | null = inner; at !== null;) {
    if (at !== outer && outer.contains(at)) return true;
    const root = at.getRootNode();
    at = root instanceof ShadowRoot ? root.host : null;
    if (at === outer) return true;
  }
  return false;
}

/** The elements of a page, open shadow roots after their hosts, without developers' tools. */
export interface ComposedTree {
  /** Every element, in document order. */
  elements: Element[];
  /** The root and every open shadow root, outermost first. */
  roots: ParentNode[];
  /** The elements of each tag, root by root. */
  byTag: Map<string, Element[]>;
  /** Decides whether an element of one of the roots is in the tree. */
  has(element: Element): boolean;
}

/** Collects the elements below a root. */
export const composedTree: (root: ParentNode) => ComposedTree = once((root) => {
  let tools: Element[] = [];
  const tree: ComposedTree = {
    elements: [],
    roots: [],
    byTag: new Map(),
    has: (element) => tools.length === 0 || !tools.some((tool) => tool.contains(element)),
  };
  const collect = (inside: ParentNode): void => {
    tree.roots.push(inside);
    tools = [...tools, ...inside.querySelectorAll(developerParts)];
    const all = inside.querySelectorAll('*');
    for (let at = 0; at < all.length; at += 1) {
      const element = all[at]!;
      if (!tree.has(element)) continue;
      tree.elements.push(element);
      const same = tree.byTag.get(element.localName);
      if (same === undefined) tree.byTag.set(element.localName, [element]);
      else same.push(element);
      if (element.shadowRoot !== null) collect(element.shadowRoot);
    }
  };
  collect(root);
  return tree;
});

/** Returns every element below a root in document order, open shadow roots after their hosts, without developers' tools. */
export const composedElements = (root: ParentNode): Element[] => composedTree(root).elements;

/** Returns the elements of {@link composedElements} that a selector matches. */
export function composedQuery(root: ParentNode, selector: string): Element[] {
  const { elements, roots, has } = composedTree(root);
  return roots.length > 1
    ? elements.filter((element) => element.matches(selector))
    : query(roots, selector).filter((element) => has(element));
}
