import { openRoots } from '../dom/open-roots.js';

/** Milliseconds in which changes are gathered before the page is looked at again, and how much longer than a look takes. */
const gather = 100;
const share = 10;

const shown = {
  subtree: true,
  childList: true,
  attributeFilter: [
    'hidden',
    'open',
    'class',
    'style',
    'inert',
    'aria-hidden',
    'aria-label',
    'data-mcp',
    'data-testid',
  ],
};

/**
 * Calls back after the page has changed: its nodes, also in open shadow roots, what shows them, or its route. History is
 * not patched: where there is no navigation API a route change shows in the nodes that it brings. That an element gets a
 * shadow root shows in nothing, so `attachShadow` is wrapped while the page is watched.
 * @returns stops watching
 */
export function watchPage(look: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cost = 0;
  const soon = (): void => {
    timer ??= setTimeout(
      () => {
        timer = undefined;
        watchRoots();
        const start = performance.now();
        look();
        cost = performance.now() - start;
      },
      Math.max(gather, share * cost),
    );
  };
  const observer = new MutationObserver(soon);
  const watchRoots = (): void => {
    for (const root of openRoots(document)) observer.observe(root, shown);
  };
  watchRoots();
  const stop = new AbortController();
  const { signal } = stop;
  const elements = Element.prototype;
  const { attachShadow } = elements;
  const attach: typeof attachShadow = function (this: Element, init) {
    const root = attachShadow.call(this, init);
    if (!signal.aborted) soon();
    return root;
  };
  elements.attachShadow = attach;
  (window as { navigation?: EventTarget }).navigation?.addEventListener('currententrychange', soon, { signal });
  for (const type of ['popstate', 'hashchange', 'load']) window.addEventListener(type, soon, { signal });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    stop.abort();
    // What somebody else has put around it meanwhile stays.
    if (elements.attachShadow === attach) elements.attachShadow = attachShadow;
  };
}
