import type { DraftBoundary, DraftIntent } from './draft.js';
import type { SceneElement, SceneNode } from '../scene/scene.js';
import type { ShowCondition } from '../values/shown-by.js';

/** A root that ties triggers to what they open, while it is being read. */
export interface ScopeRecord {
  shown: ShowCondition | undefined;
  triggers: { intent: DraftIntent; pair: string | undefined }[];
  contents: { boundary: DraftBoundary; pair: string | undefined }[];
}

/** A table whose columns are read one by one but show in the same rows. */
export interface TableRecord {
  /** Surroundings inside its rows, made when the first control shows up in a column. */
  rows(): Surroundings;
}

/** What is known around a node while a root is being read. */
export interface Surroundings {
  boundary: DraftBoundary;
  form: DraftBoundary | null;
  /** What shows everything from here on, until a boundary takes it. */
  guard: { node: SceneNode; shown: ShowCondition } | null;
  scopes: ReadonlyMap<string, ScopeRecord>;
  /** The field around, whose options and parts are not intents. */
  field: SceneElement | null;
  /** The action around. */
  action: DraftIntent | null;
  /** Takes the first control that comes, as a trigger. */
  trigger: { take: (intent: DraftIntent) => void; taken: boolean } | null;
  /** The element that is the row itself. */
  rowRoot: SceneElement | null;
  table: TableRecord | null;
}
