import type { ActionEntry, BoundaryEntry, BoundaryKind, FieldEntry, Source, TriggerEntry } from '@webmcp/contract';

import type { HandlerEvidence, Intent } from '../model/intent.js';
import type { FoundLabel } from '../readings/found-label.js';
import type { SceneElement, SceneNode } from '../scene/scene.js';
import type { ShowCondition } from '../values/shown-by.js';

/** An intent while its root is being read: what it points to is still an object. */
export interface DraftIntent {
  node: SceneElement;
  entry: FieldEntry | ActionEntry | TriggerEntry;
  /** It is not written as an element: a dialog's own OK, an item of a menu that is given as data. */
  implied?: { labels: FoundLabel[]; icon?: string; href?: string; dismisses?: boolean };
  boundary: DraftBoundary | null;
  /** The form around it. */
  form: DraftBoundary | null;
  control: Intent['control'];
  handlers: HandlerEvidence[];
  /** The radios that it stands for, when it is a group. */
  members: SceneElement[];
  dismisses?: DraftBoundary;
  /** The state that the buttons of a choice set. */
  picks?: string;
  /** The same control in other rows that are written out. */
  twins?: SceneElement[];
}

export interface DraftBoundary {
  node: SceneNode | null;
  entry: BoundaryEntry | null;
  kind: BoundaryKind;
  parent: DraftBoundary | null;
  labels: FoundLabel[];
  role?: string;
  component?: string;
  shown?: ShowCondition;
  openers: DraftIntent[];
  handlers: HandlerEvidence[];
  loop?: { over: string; item?: string };
  sites: Source[];
  order: number;
}
