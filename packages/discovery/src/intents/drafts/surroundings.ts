import type { SceneElement, SceneNode } from '../scene/scene.js';
import type { ShowCondition } from '../values/shown-by.js';
import type { DraftBoundary, DraftIntent } from './draft.js';

/** A library root, such as `Dialog.Root`, that ties triggers to contents. Filled while its content is read. */
export interface ScopeRecord {
  shown: ShowCondition | undefined;
  triggers: { intent: DraftIntent; pair: string | undefined }[];
  contents: { boundary: DraftBoundary; pair: string | undefined }[];
}

/** A table component. Its columns are read one by one, and all their controls are in the same row. */
export interface TableRecord {
  /** Returns the surroundings inside the row. The first control in a column drafts the row. */
  rows(): Surroundings;
}

/** A condition without a boundary so far, and the node that it shows. */
export interface Guard {
  node: SceneNode;
  shown: ShowCondition;
}

/** The surroundings of a node while a root is read. */
export interface Surroundings {
  boundary: DraftBoundary;
  form: DraftBoundary | null;
  /**
   * The condition around the node. The next boundary takes the guard over; a control before that gets a region of its
   * own.
   */
  guard: Guard | null;
  /** The library roots around, by their name in the table. */
  scopes: ReadonlyMap<string, ScopeRecord>;
  /** The field around the node. Its options and parts are no intents. */
  field: SceneElement | null;
  /** The action around the node. */
  action: DraftIntent | null;
  /** Receives the first control inside as a trigger. */
  trigger: { take: (intent: DraftIntent) => void; taken: boolean } | null;
  /** The element of the row itself. */
  rowRoot: SceneElement | null;
  table: TableRecord | null;
}
