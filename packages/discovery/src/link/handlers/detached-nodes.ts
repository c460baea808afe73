import type { Source } from '@webmcp/contract';

import type { LinkedNode } from '../model/linked.js';
import type { Linker } from '../model/linker.js';
import type { Floating, Place } from '../model/resolved-value.js';

/**
 * Markup that calls were given (`createRouter({ component: Page })`, `open(<Dialog/>)`), as a branch whose test is unknown:
 * what the call does with it is not in the app's source. What found its place otherwise is left out. Empties the spill.
 */
export function spilledNodes(linker: Linker, at: Source, place: Place): LinkedNode[] {
  const unplaced = place.spill
    .splice(0)
    .filter(({ meaning }) => meaning.kind !== 'value' || !meaning.scope.laid.has(meaning.value));
  return floatingNodes(linker, unplaced, at, place);
}

/** Floating markup laid out as one branch; the same component or markup once. */
export function floatingNodes(linker: Linker, floating: readonly Floating[], at: Source, place: Place): LinkedNode[] {
  const seen = new Set<unknown>();
  const nodes = floating.flatMap(({ meaning, at: from }) => {
    const identity =
      meaning.kind === 'component' ? meaning.component : meaning.kind === 'value' ? meaning.value : meaning;
    if (seen.has(identity)) return [];
    seen.add(identity);
    return linker.shown(meaning, from, place);
  });
  return nodes.length === 0 ? [] : [{ kind: 'branch', tests: [{ kind: 'unknown', at }], branches: [nodes], at }];
}
