import type { BoundaryKind, Source } from '@webmcp/contract';

import type { IndexedScene } from '../scene/id-index.js';
import type { SceneNode } from '../scene/scene.js';
import type { ShowCondition } from '../values/shown-by.js';
import type { DraftBoundary, DraftIntent, DraftRows } from './draft.js';
import type { Surroundings } from './surroundings.js';

/** The reading of one root: the drafts so far, and the steps that the readers of entries share. */
export interface IntentReader {
  readonly context: IndexedScene;
  readonly intents: DraftIntent[];
  readonly boundaries: DraftBoundary[];
  readonly readRows: DraftRows[];
  /** Reads a node with everything inside. */
  visit(node: SceneNode, around: Surroundings): void;
  /** Reads siblings. Rows that are written out are read once. */
  visitAll(nodes: readonly SceneNode[], around: Surroundings): void;
  /** Drafts an intent. The first action becomes the trigger of a pending trigger part. */
  addIntent(draft: NewIntent, around: Surroundings): DraftIntent;
  addBoundary(
    kind: BoundaryKind,
    node: SceneNode | null,
    parent: DraftBoundary | null,
    sites: Source[],
    more?: Partial<DraftBoundary>,
  ): DraftBoundary;
  /** Turns a pending guard into a region, and returns the surroundings inside. */
  resolveGuard(around: Surroundings): Surroundings;
  /**
   * Returns the condition of a pending guard for the boundary that the caller drafts. A guard that is a region already
   * has no condition left.
   */
  takeGuard(around: Surroundings): TakenGuard;
}

/** The surroundings without the guard, and the condition of the guard. */
export interface TakenGuard {
  around: Surroundings;
  shown: { shown?: ShowCondition };
}

export type NewIntent = Omit<DraftIntent, 'boundary' | 'form' | 'members'>;
