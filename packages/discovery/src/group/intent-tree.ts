import { isOverlayKind } from '@webmcp/text';

import type { AppModel, Boundary, Intent } from '../intents/model/intent.js';
import { waysTo } from '../intents/model/ways-to.js';

/** The app model as a tree: answers the questions that grouping has about boundaries. Changes nothing in the model. */
export interface IntentTree {
  intents: readonly Intent[];
  boundaries: readonly Boundary[];
  /** Returns a boundary and those around it, innermost first. */
  boundariesFrom(from: number | null): readonly Boundary[];
  /**
   * Returns the boundary whose tool an intent belongs to: its form, also by a `form` attribute, else the row or overlay
   * around the intent. Undefined if there is no such boundary.
   */
  homeOf(intent: Intent): Boundary | undefined;
  /** Returns the boundaries that an intent opens. */
  openedBy(intent: number): readonly Boundary[];
}

/** Indexes an app model for grouping. */
export function intentTree({ intents, boundaries }: AppModel): IntentTree {
  const chains = new Map<number, readonly Boundary[]>();
  const boundariesFrom = (from: number | null): readonly Boundary[] => {
    if (from === null) return [];
    const known = chains.get(from);
    if (known !== undefined) return known;
    const own = boundaries[from];
    const found = own === undefined ? [] : [own, ...boundariesFrom(own.parent)];
    chains.set(from, found);
    return found;
  };
  const opened = new Map<number, Boundary[]>();
  for (const boundary of boundaries) {
    for (const opener of waysTo(boundary)) opened.set(opener, [...(opened.get(opener) ?? []), boundary]);
  }
  return {
    intents,
    boundaries,
    boundariesFrom,
    homeOf(intent) {
      if (intent.form !== undefined) return boundaries[intent.form];
      return boundariesFrom(intent.boundary).find(
        ({ kind }) => kind === 'form' || kind === 'row' || isOverlayKind(kind),
      );
    },
    openedBy: (intent) => opened.get(intent) ?? [],
  };
}

/** Decides whether a boundary contains an intent. */
export function contains(tree: IntentTree, boundary: Boundary, intent: Intent | undefined): boolean {
  return tree.boundariesFrom(intent?.boundary ?? null).some(({ index }) => index === boundary.index);
}

/** Returns the nearest boundary that the page renders as a container; null if none exists. */
export function containerOf(tree: IntentTree, from: number | null): number | null {
  const found = tree
    .boundariesFrom(from)
    .find(({ kind }) => kind !== 'component' && kind !== 'page' && kind !== 'list' && kind !== 'row');
  return found?.index ?? null;
}

/** Returns the nearest row; null if none exists. */
export function rowOf(tree: IntentTree, from: number | null): number | null {
  return tree.boundariesFrom(from).find(({ kind }) => kind === 'row')?.index ?? null;
}
