import type { BoundaryEntry } from '@webmcp/contract';
import type { LinkedValue } from '../../link/model/linked.js';
import { boundaryLabels } from '../labels/boundary-labels.js';
import type { DraftBoundary, DraftIntent } from './draft.js';
import { handlersOf } from '../values/handlers.js';
import { iconOfValue } from '../readings/icon-name.js';
import { findValue, literalText, member, textProp } from '../values/prop-values.js';
import { propReadings } from '../readings/prop-readings.js';
import { readOwnControls } from './read-own-controls.js';
import type { IntentReader } from './intent-reader.js';
import { addOpener, readAsTrigger } from './read-trigger.js';
import { labelsOf, type FoundLabel } from '../readings/found-label.js';
import { readingsOf } from '../readings/value-readings.js';
import { roleOf } from './row-shape.js';
import type { SceneElement } from '../scene/scene.js';
import { modelAround } from './model-around.js';
import { shownBy, type ShowCondition } from '../values/shown-by.js';
import type { Surroundings } from './surroundings.js';

/** A form, dialog, menu, group or region with everything in it. */
export function readBoundary(
  reader: IntentReader,
  node: SceneElement,
  entry: BoundaryEntry,
  around: Surroundings,
): void {
  const labels = boundaryLabels({ element: node, entry, context: reader.context });
  if (entry.named === true && (labels.length === 0 || node === around.rowRoot)) {
    if (node === around.rowRoot) around.boundary.labels.push(...labels);
    return reader.visitAll(node.children, around);
  }
  const made = draftBoundary(reader, node, entry, labels, around);
  const taken = reader.takeGuard(around);
  const inner: Surroundings = {
    ...taken.around,
    boundary: made,
    form: entry.kind === 'form' ? made : taken.around.form,
    trigger: null,
    rowRoot: null,
    field: null,
    action: null,
  };
  readContents(reader, node, entry, made, around, inner);
  readImplied(reader, node, entry, inner);
  readOwnControls(reader, node, inner);
  for (const name of entry.items ?? []) readItems(reader, node, valueAt(node, name), inner);
  if (node.name === 'details') {
    const summary = reader.intents.find((intent) => intent.node.name === 'summary' && intent.node.parent === node);
    if (summary !== undefined) made.openers.push(summary);
  }
}

function draftBoundary(
  reader: IntentReader,
  node: SceneElement,
  entry: BoundaryEntry,
  labels: FoundLabel[],
  around: Surroundings,
): DraftBoundary {
  const taken = reader.takeGuard(around);
  const record = entry.of === undefined ? undefined : around.scopes.get(entry.of);
  const own = (entry.open ?? []).map((name) => shownBy(findValue(node.props, name))).find((one) => one !== undefined);
  const shown = own ?? chosenBy(node, entry) ?? taken.shown.shown ?? record?.shown;
  const made = reader.addBoundary(entry.kind, node, taken.around.boundary, node.sites, {
    entry,
    labels,
    handlers: handlersOf(node.props).filter((handler) => handler.event !== 'model'),
    ...(entry.role === undefined || entry.role === ''
      ? roleOf(node)
      : { role: textProp(node.props, 'role') ?? entry.role }),
    ...(shown === undefined ? {} : { shown }),
  });
  record?.contents.push({
    boundary: made,
    pair: entry.pair === undefined ? undefined : textProp(node.props, entry.pair),
  });
  if (entry.openedByParent === true && around.action !== null) made.openers.push(around.action);
  if (entry.ownTrigger !== undefined) {
    const trigger = entry.ownTrigger;
    const found = trigger.label.flatMap((name) => labelsOf(propReadings(node, name) ?? [], 'prop'));
    const icon = (trigger.icon ?? [])
      .map((name) => iconOfValue(findValue(node.props, name)))
      .find((one) => one !== undefined);
    const control = trigger.control ?? 'disclosure';
    const opener = reader.addIntent(
      {
        node,
        entry: { is: 'action', control },
        control,
        handlers: handlersOf(node.props).filter((handler) => handler.event === 'click'),
        implied: { labels: found, ...(icon === undefined ? {} : { icon }) },
      },
      around,
    );
    made.openers.push(opener);
  }
  return made;
}

function chosenBy(node: SceneElement, entry: BoundaryEntry): ShowCondition | undefined {
  const choice = entry.shownAs === undefined ? undefined : modelAround(node, entry.shownAs);
  if (choice === undefined) return undefined;
  const { state, value, initial } = choice;
  return { state, value, ...(initial === undefined ? {} : { atFirst: initial === value }) };
}

function readContents(
  reader: IntentReader,
  node: SceneElement,
  entry: BoundaryEntry,
  made: DraftBoundary,
  around: Surroundings,
  inner: Surroundings,
): void {
  const activators = new Set(entry.activator ?? []);
  const titles = new Set(entry.title ?? []);
  for (const child of node.children) {
    const activates = child.kind === 'slot' ? activators.has(child.name) : activators.has('children');
    if (activates) readAsTrigger(reader, [child], around, (intent: DraftIntent) => addOpener(made, intent));
    // A tab's label is read as its name; only controls in a title are left to find.
    else if (child.kind === 'slot' && titles.has(child.name) && entry.ownTrigger !== undefined) continue;
    else reader.visit(child, inner);
  }
}

/** Buttons that the component draws by itself. */
function readImplied(reader: IntentReader, node: SceneElement, entry: BoundaryEntry, inner: Surroundings): void {
  for (const { event, label, text, dismisses } of entry.implied ?? []) {
    const handlers = handlersOf(node.props).filter(
      (handler) => `on${handler.event}`.toLowerCase() === event.toLowerCase(),
    );
    if (handlers.length === 0 && dismisses !== true) continue;
    const given = label.flatMap((name) => {
      const value = valueAt(node, name);
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
      inner,
    );
  }
}

function valueAt(node: SceneElement, path: string): LinkedValue | undefined {
  const [first = '', ...rest] = path.split('.');
  return rest.reduce<LinkedValue | undefined>((value, key) => member(value, key), findValue(node.props, first));
}

/** Items of a menu that are given as data: `[{ label, onClick }]`, nested ones included. */
function readItems(
  reader: IntentReader,
  node: SceneElement,
  value: LinkedValue | undefined,
  inner: Surroundings,
): void {
  if (value?.kind === 'call') return value.args.forEach((arg) => readItems(reader, node, arg, inner));
  if (value?.kind !== 'array') return;
  for (const item of value.items) {
    const children = member(item, 'children') ?? member(item, 'items');
    const label = member(item, 'label') ?? member(item, 'title') ?? member(item, 'text');
    const labels = label === undefined ? [] : labelsOf(readingsOf(label), 'prop');
    const isHeading = literalText(member(item, 'type')) === 'group';
    if (children?.kind === 'array' && (isHeading || children.items.length === 0 || labels.length === 0)) {
      readItems(reader, node, children, inner);
      continue;
    }
    if (labels.length === 0) continue;
    const handler = ['onClick', 'command', 'onSelect', 'action', 'handler']
      .map((key) => member(item, key))
      .find((one) => one !== undefined);
    const href = ['href', 'url', 'to', 'path']
      .map((key) => literalText(member(item, key)))
      .find((one) => one !== undefined);
    const icon = iconOfValue(member(item, 'icon'));
    const made = reader.addIntent(
      {
        node,
        entry: { is: 'action', control: 'menuitem' },
        control: 'menuitem',
        handlers: handler === undefined ? [] : handlersOf([{ name: 'onClick', value: handler, at: handler.at }]),
        implied: { labels, ...(icon === undefined ? {} : { icon }), ...(href === undefined ? {} : { href }) },
      },
      inner,
    );
    if (children?.kind !== 'array') continue;
    const boundary = reader.addBoundary('menu', node, inner.boundary, node.sites, {
      role: 'menu',
      labels,
      openers: [made],
    });
    readItems(reader, node, children, { ...inner, boundary });
  }
}
