import type { ActionEntry, FieldEntry } from '@webmcp/contract';

import { actionControl, fieldControl } from '../controls/control-kind.js';
import { controlParts } from '../controls/control-parts.js';
import { isOption } from '../controls/options.js';
import { drawnDialog } from '../elements/box-over-page.js';
import { controlRoles } from '../model/control-roles.js';
import { isAsChild } from '../scene/as-child.js';
import { descendants, type SceneElement, type SceneNode } from '../scene/scene.js';
import { bindOf } from '../values/binds.js';
import { handlersOf } from '../values/handlers.js';
import { textProp } from '../values/prop-values.js';
import type { DraftIntent } from './draft.js';
import type { IntentReader } from './intent-reader.js';
import { joinNested, markShownBoxes } from './join-nested.js';
import { modelHandlers } from '../scene/nearest-model.js';
import { readBoundary } from './read-boundary.js';
import { readMoreItems } from './read-menu-items.js';
import { readOwnControls } from './read-own-controls.js';
import { readTable } from './read-rows.js';
import { readTabs } from './read-tabs.js';
import { readScope, readTrigger } from './read-trigger.js';
import type { Surroundings } from './surroundings.js';

/** Reads an element by its entry. Elements without an entry only contain other elements. */
export function readElement(reader: IntentReader, node: SceneElement, around: Surroundings): void {
  const entry = drawnDialog(node) ?? node.entry;
  switch (entry?.is) {
    case 'field':
      return readField(reader, node, entry, around);
    case 'action':
      return readAction(reader, node, entry, around);
    case 'boundary':
      return readBoundary(reader, { node, entry }, around);
    case 'scope':
      return readScope(reader, node, entry, around);
    case 'trigger':
      return readTrigger(reader, node, entry, around);
    case 'part':
      if (entry.part === 'rows' || entry.part === 'table') return readTable(reader, node, entry, around);
      if (entry.part === 'tabs') return readTabs(reader, node, entry, around);
      break;
    default:
  }
  reader.visitAll(node.children, around);
  readOwnControls(reader, node, around);
}

/** Drafts a field and reads its content, without the input that the field itself renders. */
function readField(reader: IntentReader, node: SceneElement, entry: FieldEntry, around: Surroundings): void {
  if ((around.field !== null && isOption(node)) || isPicker(node)) return;
  const { props } = controlParts(node, entry);
  reader.addIntent({ node, entry, control: fieldControl(props, entry), handlers: handlersOf(props) }, around);
  if (entry.inside === true) return;
  const own = new Set(entry.inner ?? []);
  const others = node.children.filter((child) => child.kind !== 'slot' || !own.has(child.name));
  reader.visitAll(others, { ...around, field: node });
}

/** Decides whether a field is the picker of a field around it, with the same state: a calendar behind the icon of a date. */
function isPicker(node: SceneElement): boolean {
  const state = bindOf(node.props);
  if (state === undefined) return false;
  for (let at = node.parent; at !== null; at = at.parent)
    if (at.kind === 'element' && at.entry?.is === 'field' && bindOf(at.props) === state) return true;
  return false;
}

/** Drafts an action and reads its content. The child of an `asChild` action is the control. */
function readAction(reader: IntentReader, node: SceneElement, entry: ActionEntry, around: Surroundings): void {
  if (around.field !== null && entry.option === true) return;
  if (entry.asChild !== undefined && isAsChild(node, entry.asChild)) {
    const before = reader.intents.length;
    reader.visitAll(node.children, around);
    const child = reader.intents[before];
    if (child !== undefined) return passToChild(entry, child);
  }
  // A button around a file input opens the browser's file dialog; the input is the control.
  if ([...descendants(node)].some(isFileInput)) return reader.visitAll(node.children, around);
  const control = actionControl(node, entry, around.form !== null && !isOpener(node, around));
  const handlers = [...handlersOf(node.props), ...modelHandlers(node, entry.sets, entry.setsIn)];
  const before = reader.intents.length;
  const action = reader.addIntent({ node, entry, control, handlers }, around);
  readMoreItems(reader, { node, paths: entry.more ?? [] }, around);
  reader.visitAll(node.children, { ...around, trigger: null, action });
  markShownBoxes(reader.intents, before);
  if (around.trigger === null) joinNested(reader.intents, before);
}

/**
 * Decides whether a button without a type opens something and submits no form. It is the child of a trigger, part of a
 * date field, or has a popup.
 */
function isOpener({ props }: SceneElement, { trigger, field }: Surroundings): boolean {
  const popup = textProp(props, 'aria-haspopup');
  return (trigger !== null && !trigger.taken) || field !== null || (popup !== undefined && popup !== 'false');
}

/** Passes an action's roles and its dismissal to the child that is rendered in its place. */
function passToChild({ roles, dismisses }: ActionEntry, child: DraftIntent): void {
  if (child.entry.is !== 'action') return;
  const own = child.entry.roles ?? controlRoles[child.control];
  child.entry = {
    ...child.entry,
    ...(roles === undefined ? {} : { roles: [...new Set([...roles, ...own])] }),
    ...(dismisses === true ? { dismisses } : {}),
  };
}

function isFileInput(node: SceneNode): boolean {
  return node.kind === 'element' && node.name === 'input' && textProp(node.props, 'type') === 'file';
}
