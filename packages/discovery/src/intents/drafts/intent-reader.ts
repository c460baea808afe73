import type { BoundaryKind, Source } from '@webmcp/contract';

import type { DraftBoundary, DraftIntent } from './draft.js';
import type { IndexedScene } from '../scene/id-index.js';
import type { SceneNode } from '../scene/scene.js';
import type { ShowCondition } from '../values/shown-by.js';
import type { Surroundings } from './surroundings.js';

/** One root while it is being read: drafts so far, and the steps that the parts of the reading call on each other. */
export interface IntentReader {
  context: IndexedScene;
  intents: DraftIntent[];
  boundaries: DraftBoundary[];
  visit(node: SceneNode, around: Surroundings): void;
  visitAll(nodes: readonly SceneNode[], around: Surroundings): void;
  addIntent(draft: NewIntent, around: Surroundings): DraftIntent;
  addBoundary(
    kind: BoundaryKind,
    node: SceneNode | null,
    parent: DraftBoundary | null,
    sites: Source[],
    more?: Partial<DraftBoundary>,
  ): DraftBoundary;
  /** Surroundings in which a pending guard has become a boundary. */
  settle(around: Surroundings): Surroundings;
  /** Surroundings without the pending guard, and what it shows, for the boundary that comes next. */
  takeGuard(around: Surroundings): { around: Surroundings; shown: { shown?: ShowCondition } };
}

export type NewIntent = Omit<DraftIntent, 'boundary' | 'form' | 'members'>;
