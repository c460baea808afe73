import type { Source } from '@webmcp/contract';

import type { Contexts } from './lexical-scope.js';
import type { ControlNames, ResolvedValue } from './resolved-value.js';

/** The surroundings in which nodes are rendered. */
export interface RenderSite {
  contexts: Contexts | null;
  depth: number;
  /**
   * The list for markup inside a handler or the arguments of a call. The owner of the handler or call renders it. Null
   * if markup is rendered on the spot.
   */
  detached: DetachedMarkup[] | null;
  /** The list for markup that calls in prop values receive. The element that has the prop renders it. */
  pending: DetachedMarkup[];
  /** The states that are known where the nodes are shown: those that the branches around test. */
  known: readonly StateFact[];
  /** True in a loop's list: a component there is only named, because the loop's body renders it. */
  named: boolean;
  /** The control whose handler is linked. */
  control?: ControlNames;
}

/** The outcome of a test of a state: the state is true, or equals a value. `on` names the state and the value. */
export interface StateFact {
  on: string;
  holds: boolean;
}

/** Markup without a known place in a template. */
export interface DetachedMarkup {
  resolved: ResolvedValue;
  at: Source;
}

export function rootSite(): RenderSite {
  return { contexts: null, depth: 0, detached: null, pending: [], known: [], named: false };
}

/** Returns the site one level deeper. */
export function deeper({ contexts, depth, detached, pending, known, named, control }: RenderSite): RenderSite {
  const kept = control === undefined ? {} : { control };
  return { contexts, depth: depth + 1, detached, pending, known, named, ...kept };
}
