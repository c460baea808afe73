import type { Source } from '@webmcp/contract';

import type { LinkedNode } from '../model/linked.js';
import type { Linker } from '../model/linker.js';
import type { DetachedMarkup, RenderSite } from '../model/resolved-value.js';

/**
 * Markup that calls were given (`createRouter({ component: Page })`, `open(<Dialog/>)`), as a branch whose test is unknown:
 * what the call does with it is not in the app's source. What found its site otherwise is left out. Empties the spill.
 */
export function renderPending(linker: Linker, at: Source, site: RenderSite): LinkedNode[] {
  const unplaced = site.pending
    .splice(0)
    .filter(({ resolved }) => resolved.kind !== 'value' || !resolved.scope.rendered.has(resolved.value));
  return renderDetached(linker, unplaced, at, site);
}

/** DetachedMarkup markup laid out as one branch; the same component or markup once. */
export function renderDetached(
  linker: Linker,
  detached: readonly DetachedMarkup[],
  at: Source,
  site: RenderSite,
): LinkedNode[] {
  const seen = new Set<unknown>();
  const nodes = detached.flatMap(({ resolved, at: from }) => {
    const identity =
      resolved.kind === 'component' ? resolved.component : resolved.kind === 'value' ? resolved.value : resolved;
    if (seen.has(identity)) return [];
    seen.add(identity);
    return linker.shown(resolved, from, site);
  });
  return nodes.length === 0 ? [] : [{ kind: 'branch', tests: [{ kind: 'unknown', at }], branches: [nodes], at }];
}
