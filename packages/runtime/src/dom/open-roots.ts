import { once } from './still.js';
import { isWatchable, markHosts, watchedRoot } from './watched-root.js';

/** A root and every open shadow root below it, outermost first: the places that selectors are looked up in. */
export const openRoots: (root: ParentNode) => ParentNode[] = once((root) => {
  const roots = [root];
  for (const inside of roots) {
    const hosts = isWatchable(inside) ? watchedRoot(inside).hosts() : markHosts(inside, new Set());
    for (const { shadowRoot } of hosts) if (shadowRoot) roots.push(shadowRoot);
  }
  return roots;
});
