/** Milliseconds in which changes are gathered before the page is looked at again, and how much longer than a look takes. */
const gather = 100;
const share = 10;

/**
 * Calls back after the page has changed: its nodes, what shows them, or its route. History is not patched: where there is
 * no navigation API a route change shows in the nodes that it brings.
 * @returns stops watching
 */
export function watchPage(look: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cost = 0;
  const soon = (): void => {
    timer ??= setTimeout(
      () => {
        timer = undefined;
        const start = performance.now();
        look();
        cost = performance.now() - start;
      },
      Math.max(gather, share * cost),
    );
  };
  const observer = new MutationObserver(soon);
  observer.observe(document, {
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
  });
  const stop = new AbortController();
  const { signal } = stop;
  (window as { navigation?: EventTarget }).navigation?.addEventListener('currententrychange', soon, { signal });
  for (const type of ['popstate', 'hashchange', 'load']) window.addEventListener(type, soon, { signal });
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    stop.abort();
  };
}
