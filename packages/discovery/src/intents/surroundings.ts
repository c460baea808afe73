import type { DraftBoundary, DraftIntent } from './draft.js';
import type { SceneElement, SceneNode } from './scene.js';
import type { Shown } from './shown-by.js';

/** A root that ties triggers to what they open, while it is being read. */
export interface ScopeRecord {
  shown: Shown | undefined;
  triggers: { intent: DraftIntent; pair: string | undefined }[];
  contents: { boundary: DraftBoundary; pair: string | undefined }[];
}

/** What is known around a node while a root is being read. */
export interface Surroundings {
  boundary: DraftBoundary;
  form: DraftBoundary | null;
  /** What shows everything from here on, until a boundary takes it. */
  guard: { node: SceneNode; shown: Shown } | null;
  scopes: ReadonlyMap<string, ScopeRecord>;
  /** The field around, whose options and parts are not intents. */
  field: SceneElement | null;
  /** Takes the first control that comes, as a trigger. */
  trigger: { take: (intent: DraftIntent) => void; taken: boolean } | null;
  /** The element that is the row itself. */
  rowRoot: SceneElement | null;
}
