import { ownTimers } from '../dom/own-timers.js';
import { openRoots } from '../dom/open-roots.js';
import { offAttribute } from './switched-off.js';

/** Milliseconds for which changes are gathered before a look at the page. */
const gather = 100;
/** The time between two looks is at least this many times the time of a look. */
const share = 10;

const observed = {
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
    offAttribute,
  ],
};

/**
 * Calls `look` after the page has changed: its nodes, also in open shadow roots, their visibility, or its route. Never
 * patches the history: without a navigation API a route change shows in its new nodes. Wraps `attachShadow` while the
 * page is watched, because a new shadow root leaves no record of a change.
 * @returns a function that stops watching
 */
export function watchPage(look: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cost = 0;
  const soon = (): void => {
    timer ??= ownTimers.setTimeout(
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
    for (const root of openRoots(document)) observer.observe(root, observed);
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
    ownTimers.clearTimeout(timer);
    observer.disconnect();
    stop.abort();
    // A later wrapper by somebody else stays.
    if (elements.attachShadow === attach) elements.attachShadow = attachShadow;
  };
}
