import type { ActionEntry, BoundaryEntry, BoundaryKind, FieldEntry, Source, TriggerEntry } from '@webmcp/contract';

import type { Boundary, HandlerEvidence, Intent } from '../model/intent.js';
import type { FoundLabel } from '../readings/found-label.js';
import type { SceneElement, SceneNode } from '../scene/scene.js';
import type { ShowCondition } from '../values/shown-by.js';

/**
 * An intent while its root is read. References are objects; the finished {@link Intent} has numbers instead. Labels are
 * read at the end, except for implied controls.
 */
export interface DraftIntent {
  node: SceneElement;
  entry: FieldEntry | ActionEntry | TriggerEntry;
  /** Present if no element is written: the OK button of a dialog component, an item of a menu in data. */
  implied?: { labels: FoundLabel[]; icon?: string; href?: string; dismisses?: boolean };
  boundary: DraftBoundary | null;
  /** The form around the control. */
  form: DraftBoundary | null;
  control: Intent['control'];
  handlers: HandlerEvidence[];
  /** The controls of a group that the intent represents: radios, checkboxes or pressed buttons. */
  members: SceneElement[];
  /** The boundary that the control only closes. */
  dismisses?: DraftBoundary;
  /** True if an attribute alone opens a boundary. */
  opensByAttribute?: true;
  /** True for a box that only shows a value, in a control whose press sets it. */
  onlyShows?: true;
  /** The field of which the control is one suggestion: a press puts its text into the field. */
  suggestedBy?: DraftIntent;
  /** The states that a press of a suggestion of the field sets beside the field's own. */
  suggests?: string[];
  /** The state that the buttons of a choice set. */
  choiceState?: string;
  /** The component that draws the control, if that is not the control's own tag: the tabs around a pane. */
  drawnBy?: SceneElement;
  /** The same control in the other rows, if rows are written out. */
  inOtherRows?: SceneElement[];
}

/** A boundary while its root is read. */
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
  /** The controls of rows that fill the fields of a form. */
  filledBy?: DraftIntent[];
  handlers: HandlerEvidence[];
  loop?: NonNullable<Boundary['loop']>;
  repeats?: Source[];
  sites: Source[];
}

/** The rows of a loop without a control, and the places of their root. */
export type DraftRows = Required<Pick<DraftBoundary, 'loop' | 'sites'>>;
