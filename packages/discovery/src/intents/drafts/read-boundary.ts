import type { BoundaryEntry } from '@webmcp/contract';

import { boundaryLabels } from '../labels/boundary-labels.js';
import { firstOf } from '../model/first-of.js';
import { labelsOf, type FoundLabel } from '../readings/found-label.js';
import { iconOfValue } from '../readings/icon-name.js';
import { propReadings } from '../readings/prop-readings.js';
import { readingsOf } from '../readings/value-readings.js';
import type { SceneElement, SceneNode } from '../scene/scene.js';
import { handlersOf } from '../values/handlers.js';
import { findValue, memberAt, textProp } from '../values/prop-values.js';
import { shownBy, type ShowCondition } from '../values/shown-by.js';
import type { DraftBoundary, DraftIntent } from './draft.js';
import type { IntentReader } from './intent-reader.js';
import { modelHandlers, nearestModel } from '../scene/nearest-model.js';
import { readMenuItems } from './read-menu-items.js';
import { readOwnControls } from './read-own-controls.js';
import { addOpener, readAsTrigger } from './read-trigger.js';
import { roleOf } from './row-shape.js';
import type { Surroundings } from './surroundings.js';

/** An element that is a boundary. */
export interface BoundaryElement {
  node: SceneElement;
  entry: BoundaryEntry;
}

/**
 * Drafts a form, dialog, menu, group or region and reads its content. A section that counts only with a name is skipped
 * without a name. The name of a section that is a row becomes the row's name.
 */
export function readBoundary(reader: IntentReader, element: BoundaryElement, around: Surroundings): void {
  const { node, entry } = element;
  const labels = boundaryLabels({ element: node, entry, context: reader.context });
  const isRow = node === around.rowRoot;
  if (entry.named === true && (labels.length === 0 || isRow)) {
    if (isRow) around.boundary.labels.push(...labels);
    return reader.visitAll(node.children, around);
  }
  const boundary = draftBoundary(reader, element, labels, around);
  const { around: outer } = reader.takeGuard(around);
  const inside: Surroundings = {
    ...outer,
    boundary,
    form: entry.kind === 'form' ? boundary : outer.form,
    trigger: null,
    rowRoot: null,
    field: null,
    action: null,
  };
  readContent(reader, element, around, inside);
  readImpliedButtons(reader, element, inside);
  readOwnControls(reader, node, inside);
  for (const path of entry.items ?? []) readMenuItems(reader, node, memberAt(node.props, path), inside);
  if (node.name === 'details') {
    const summary = reader.intents.find((intent) => intent.node.name === 'summary' && intent.node.parent === node);
    if (summary !== undefined) boundary.openers.push(summary);
  }
}

function draftBoundary(
  reader: IntentReader,
  { node, entry }: BoundaryElement,
  labels: FoundLabel[],
  around: Surroundings,
): DraftBoundary {
  const taken = reader.takeGuard(around);
  const scope = entry.of === undefined ? undefined : around.scopes.get(entry.of);
  const shown = ownCondition(node, entry) ?? taken.shown.shown ?? scope?.shown;
  const boundary = reader.addBoundary(entry.kind, node, taken.around.boundary, node.sites, {
    entry,
    labels,
    handlers: handlersOf(node.props).filter((handler) => handler.event !== 'model'),
    ...(entry.role === undefined || entry.role === ''
      ? roleOf(node)
      : { role: textProp(node.props, 'role') ?? entry.role }),
    ...(shown === undefined ? {} : { shown }),
  });
  const pair = entry.pair === undefined ? undefined : textProp(node.props, entry.pair);
  scope?.contents.push({ boundary, pair });
  if (entry.openedByParent === true && around.action !== null) boundary.openers.push(around.action);
  const trigger = ownTrigger(reader, { node, entry }, around);
  if (trigger !== undefined) boundary.openers.push(trigger);
  return boundary;
}

/** Returns the condition in a boundary's own props: `open={…}`, or the value that a tab panel has in the model around. */
function ownCondition(node: SceneElement, entry: BoundaryEntry): ShowCondition | undefined {
  const byProp = firstOf(entry.open ?? [], (name) => shownBy(findValue(node.props, name)));
  if (byProp !== undefined || entry.shownAs === undefined) return byProp;
  const choice = nearestModel(node, entry.shownAs);
  if (choice === undefined) return undefined;
  const { state, value, initial } = choice;
  return { state, value, ...(initial === undefined ? {} : { atFirst: initial === value }) };
}

/** Drafts the control that a boundary renders to open itself, such as the header of an accordion item. */
function ownTrigger(
  reader: IntentReader,
  { node, entry }: BoundaryElement,
  around: Surroundings,
): DraftIntent | undefined {
  const { ownTrigger: trigger } = entry;
  if (trigger === undefined) return undefined;
  const control = trigger.control ?? 'disclosure';
  const icon = firstOf(trigger.icon ?? [], (name) => iconOfValue(findValue(node.props, name)));
  const labels = trigger.label.flatMap((name) => labelsOf(propReadings(node, name) ?? [], 'prop'));
  const pressed = handlersOf(node.props).filter((handler) => handler.event === 'click');
  const handlers = [...pressed, ...modelHandlers(node, trigger.sets)];
  const implied = { labels, ...(icon === undefined ? {} : { icon }) };
  const draft = reader.addIntent({ node, entry: { is: 'action', control }, control, handlers, implied }, around);
  const drawnBy = control === 'tab' ? componentAround(node) : undefined;
  if (drawnBy !== undefined) draft.drawnBy = drawnBy;
  return draft;
}

/** Returns the component of the same library around a component: the tabs, which draw the header of each of their panes. */
function componentAround({ library, parent }: SceneElement): SceneElement | undefined {
  for (let at = parent; at !== null; at = at.parent)
    if (at.kind === 'element' && !at.host) return library && at.library?.name === library.name ? at : undefined;
  return undefined;
}

/** Reads the content. A trigger slot is outside of the boundary and opens it; a tab's label slot is only its name. */
function readContent(
  reader: IntentReader,
  { node, entry }: BoundaryElement,
  around: Surroundings,
  inside: Surroundings,
): void {
  const activators = new Set(hasContentSlot(node, entry) ? (entry.activator ?? []) : []);
  const titles = new Set(entry.title ?? []);
  const take = (intent: DraftIntent): void => addOpener(inside.boundary, intent);
  // Children side by side are read together: they may be rows that are written out.
  let content: SceneNode[] = [];
  for (const child of node.children) {
    const activates = child.kind === 'slot' ? activators.has(child.name) : activators.has('children');
    const isLabel = child.kind === 'slot' && titles.has(child.name) && entry.ownTrigger !== undefined;
    if (!activates && !isLabel) content.push(child);
    if (!activates) continue;
    reader.visitAll(content, inside);
    content = [];
    readAsTrigger(reader, [child], around, take);
  }
  reader.visitAll(content, inside);
}

function hasContentSlot({ children }: SceneElement, { content }: BoundaryEntry): boolean {
  return content === undefined || children.some((child) => child.kind === 'slot' && content.includes(child.name));
}

/**
 * Drafts the buttons that a component renders by itself, such as a dialog's OK. A handler or a dismissal must be known.
 */
function readImpliedButtons(reader: IntentReader, { node, entry }: BoundaryElement, inside: Surroundings): void {
  for (const { event, label, text, dismisses } of entry.implied ?? []) {
    const handlers = handlersOf(node.props).filter(
      (handler) => `on${handler.event}`.toLowerCase() === event.toLowerCase(),
    );
    if (handlers.length === 0 && dismisses !== true) continue;
    const given = label.flatMap((path) => {
      const value = memberAt(node.props, path);
      return value === undefined ? [] : labelsOf(readingsOf(value), 'prop');
    });
    const labels: FoundLabel[] = given.length > 0 ? given : [{ text, from: 'content', places: [] }];
    reader.addIntent(
      {
        node,
        entry: { is: 'action', control: 'button' },
        control: entry.kind === 'form' ? 'submit' : 'button',
        handlers,
        implied: { labels, ...(dismisses === true ? { dismisses } : {}) },
      },
      inside,
    );
  }
}
