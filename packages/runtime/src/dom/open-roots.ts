import { once } from './still.js';
import { isWatchable, markHosts, watchedRoot } from './watched-root.js';

/** Returns a root and every open shadow root below it, outermost first. Selectors are searched for in each of them. */
export const openRoots: (root: ParentNode) => ParentNode[] = once((root) => {
  const roots = [root];
  for (const inside of roots) {
    const hosts = isWatchable(inside) ? watchedRoot(inside).hosts() : markHosts(inside, new Set());
    for (const { shadowRoot } of hosts) if (shadowRoot) roots.push(shadowRoot);
  }
  return roots;
});
