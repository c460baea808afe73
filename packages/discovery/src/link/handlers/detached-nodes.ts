import type { Source } from '@webmcp/contract';

import type { LinkedNode } from '../model/linked.js';
import type { DetachedMarkup, RenderSite } from '../model/render-site.js';
import type { Renderer } from '../model/renderer.js';
import type { ResolvedValue } from '../model/resolved-value.js';

/**
 * Renders the pending markup of a site, and empties the list: markup that calls received
 * (`createRouter({ component: Page })`, `open(<Dialog/>)`). Markup that a template rendered since is left out.
 */
export function renderPending(renderer: Renderer, at: Source, site: RenderSite): LinkedNode[] {
  const unplaced = site.pending
    .splice(0)
    .filter(({ resolved }) => resolved.kind !== 'value' || !resolved.scope.rendered.has(resolved.value));
  return renderDetached(renderer, unplaced, at, site);
}

/**
 * Renders detached markup as one branch with an unknown test, because the app's source does not show the call's effect.
 * The same component or markup is rendered once.
 */
export function renderDetached(
  renderer: Renderer,
  detached: readonly DetachedMarkup[],
  at: Source,
  site: RenderSite,
): LinkedNode[] {
  const seen = new Set<unknown>();
  const nodes = detached.flatMap(({ resolved, at: from }) => {
    const identity = identityOf(resolved);
    if (seen.has(identity)) return [];
    seen.add(identity);
    return renderer.renderValue(resolved, from, site);
  });
  return nodes.length === 0 ? [] : [{ kind: 'branch', tests: [{ kind: 'unknown', at }], branches: [nodes], at }];
}

/** Names what is rendered once. A component with props of its own is another part each time. */
function identityOf(resolved: ResolvedValue): unknown {
  if (resolved.kind === 'component') return resolved.given === undefined ? resolved.component : resolved;
  return resolved.kind === 'value' ? resolved.value : resolved;
}
