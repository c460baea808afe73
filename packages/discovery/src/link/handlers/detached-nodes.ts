import type { Source } from '@webmcp/contract';

import type { LinkedNode } from '../model/linked.js';
import type { DetachedMarkup, RenderSite } from '../model/render-site.js';
import type { Renderer } from '../model/renderer.js';
import type { ComponentValue, ResolvedValue } from '../model/resolved-value.js';

/**
 * Renders the pending markup of a site, and empties the list: markup that calls received
 * (`createRouter({ component: Page })`, `open(<Dialog/>)`). Markup that a template rendered since is left out.
 */
export function renderPending(renderer: Renderer, at: Source, site: RenderSite): LinkedNode[] {
  const unplaced = site.pending
    .splice(0)
    .filter(({ resolved }) => resolved.kind !== 'value' || !resolved.scope.rendered.has(resolved.value))
    .filter(({ at: from }) => !renderer.memory.components.inCells.has(from));
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
  // A component that a call passes on, `open(Dialog, { id })` to `markRaw(view)`, has its props at the first call.
  const seen = new Set<unknown>(detached.flatMap(({ resolved }) => (hasProps(resolved) ? [resolved.component] : [])));
  const nodes = detached.flatMap(({ resolved, at: from }) => {
    const identity = identityOf(resolved);
    if (seen.has(identity)) return [];
    seen.add(identity);
    return renderer.renderValue(resolved, from, site);
  });
  return nodes.length === 0 ? [] : [{ kind: 'branch', tests: [{ kind: 'unknown', at }], branches: [nodes], at }];
}

const hasProps = (resolved: ResolvedValue): resolved is ComponentValue & { given: ResolvedValue } =>
  resolved.kind === 'component' && resolved.given !== undefined;

/** Names what is rendered once. A component with props of its own is another part each time. */
function identityOf(resolved: ResolvedValue): unknown {
  if (resolved.kind === 'component') return hasProps(resolved) ? resolved : resolved.component;
  return resolved.kind === 'value' ? resolved.value : resolved;
}
