import { once } from '@webmcp/runtime/page';

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

/**
 * Every element below a root in document order, open shadow roots in the place of their hosts, without what belongs to
 * developers' tools.
 */
export const composedElements: (root: ParentNode) => Element[] = once((root) => {
  const found: Element[] = [];
  collect(root, found);
  return found;
});

function collect(root: ParentNode, found: Element[]): void {
  const tools = [...root.querySelectorAll(foreign)];
  const all = root.querySelectorAll('*');
  for (let at = 0; at < all.length; at += 1) {
    const element = all[at]!;
    if (tools.some((tool) => tool.contains(element))) continue;
    found.push(element);
    if (element.shadowRoot !== null) collect(element.shadowRoot, found);
  }
}
