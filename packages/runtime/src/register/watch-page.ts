/** Milliseconds in which changes are gathered before the page is looked at again. */
const gather = 100;

/**
 * Calls back after the page has changed: its nodes, what shows them, or its route. History is not patched: where there is
 * no navigation API a route change shows in the nodes that it brings.
 * @returns stops watching
 */
export function watchPage(look: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = (): void => {
    timer ??= setTimeout(() => {
      timer = undefined;
      look();
    }, gather);
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
