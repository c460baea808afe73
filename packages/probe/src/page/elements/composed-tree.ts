import { once, query } from '@webmcp/runtime/page';

/** What stands around an element, out of a shadow root through its host. */
export function composedParent(element: Element): Element | null {
  if (element.parentElement !== null) return element.parentElement;
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

/** Whether `inner` lies below `outer`, open shadow roots included; no element lies below itself. */
export function isWithin(inner: Element, outer: Element): boolean {
  for (let at: Element | null = inner; at !== null;) {
    if (at !== outer && outer.contains(at)) return true;
    const root = at.getRootNode();
    at = root instanceof ShadowRoot ? root.host : null;
    if (at === outer) return true;
  }
  return false;
}

/** What a dev server or a developer's tool draws over the app; never the app's own. */
export const foreign = [
  'vite-error-overlay',
  'nextjs-portal',
  'nuxt-devtools-frame',
  'vite-plugin-checker-error-overlay',
  'rsbuild-error-overlay',
  '#__vue-devtools-container__',
  '#webpack-dev-server-client-overlay',
  '.tsqd-parent-container',
  '.TanStackRouterDevtools',
  '#__next-build-watcher',
].join();

/** A page as it is looked through: open shadow roots in the place of their hosts, without developers' tools. */
export interface ComposedTree {
  /** Every element, in document order. */
  elements: Element[];
  /** The root and every open shadow root, outermost first. */
  roots: ParentNode[];
  /** The elements of each tag, root by root. */
  byTag: Map<string, Element[]>;
  /** Whether an element of one of the roots is in it. */
  has(element: Element): boolean;
}

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
    tools = [...tools, ...inside.querySelectorAll(foreign)];
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

/**
 * Every element below a root in document order, open shadow roots in the place of their hosts, without what belongs to
 * developers' tools.
 */
export const composedElements = (root: ParentNode): Element[] => composedTree(root).elements;

/** Those of them that a selector matches. */
export function composedQuery(root: ParentNode, selector: string): Element[] {
  const { elements, roots, has } = composedTree(root);
  return roots.length > 1
    ? elements.filter((element) => element.matches(selector))
    : query(roots, selector).filter((element) => has(element));
}
