import type { ScopeEntry, TriggerEntry } from '@webmcp/contract';
import type { DraftBoundary, DraftIntent } from './draft.js';
import { handlersOf } from '../values/handlers.js';
import { modelHandlers } from './model-around.js';
import { findValue, textProp } from '../values/prop-values.js';
import { isAsChild } from '../scene/merged-props.js';
import type { IntentReader } from './intent-reader.js';
import { descendants, type SceneElement, type SceneNode } from '../scene/scene.js';
import { shownBy } from '../values/shown-by.js';
import type { ScopeRecord, Surroundings } from './surroundings.js';

/** A root of triggers and contents: afterwards each content knows the triggers that open it. */
export function readScope(reader: IntentReader, node: SceneElement, entry: ScopeEntry, around: Surroundings): void {
  const shown = (entry.open ?? ['open'])
    .map((name) => shownBy(findValue(node.props, name)))
    .find((one) => one !== undefined);
  const record: ScopeRecord = { shown, triggers: [], contents: [] };
  const inner: Surroundings = { ...around, scopes: new Map([...around.scopes, [entry.of, record]]) };
  if (entry.firstChild === true) {
    const first = node.children.find((child) => child.kind !== 'text' && child.kind !== 'slot');
    if (first !== undefined) {
      readAsTrigger(reader, [first], inner, (intent) => void record.triggers.push({ intent, pair: undefined }));
    }
    reader.visitAll(
      node.children.filter((child) => child !== first),
      inner,
    );
  } else reader.visitAll(node.children, inner);
  for (const [at, { boundary, pair }] of record.contents.entries()) {
    for (const [position, trigger] of record.triggers.entries()) {
      if (entry.byOrder === true && pair === undefined && at !== position) continue;
      if (pair !== undefined && trigger.pair !== undefined && pair !== trigger.pair) continue;
      addOpener(boundary, trigger.intent);
    }
  }
}

/** Notes what opens a boundary, once, and never something inside it. */
export function addOpener(boundary: DraftBoundary, intent: DraftIntent): void {
  for (let at = intent.boundary; at !== null; at = at.parent) if (at === boundary) return;
  if (!boundary.openers.includes(intent)) boundary.openers.push(intent);
}

/** Reads nodes of which the first control is a trigger; where there is none, the first element is one. */
export function readAsTrigger(
  reader: IntentReader,
  nodes: readonly SceneNode[],
  around: Surroundings,
  take: (intent: DraftIntent) => void,
  entry: TriggerEntry = { is: 'trigger', of: '' },
): void {
  const trigger = { taken: false, take };
  reader.visitAll(nodes, { ...around, trigger });
  if (trigger.taken) return;
  const child = nodes
    .flatMap((node) => [node, ...descendants(node)])
    .find((node): node is SceneElement => node.kind === 'element');
  if (child === undefined) return;
  const control = entry.control ?? 'button';
  take(
    reader.addIntent({ node: child, entry, control, handlers: handlersOf(child.props) }, { ...around, trigger: null }),
  );
}

/** A trigger part: a control by itself, or its child is. */
export function readTrigger(reader: IntentReader, node: SceneElement, entry: TriggerEntry, around: Surroundings): void {
  const record = around.scopes.get(entry.of);
  const pair = entry.pair === undefined ? undefined : textProp(node.props, entry.pair);
  const take = (intent: DraftIntent): void => void record?.triggers.push({ intent, pair });
  const asChild = entry.asChild === 'always' || (entry.asChild !== undefined && isAsChild(node, entry.asChild));
  if (asChild && node.children.length > 0) return readAsTrigger(reader, node.children, around, take, entry);
  const leads = (entry.href ?? []).some((name) => findValue(node.props, name) !== undefined);
  const control = leads ? 'link' : (entry.control ?? 'button');
  const handlers = [
    ...handlersOf(node.props),
    ...modelHandlers(node, entry.pair === undefined ? undefined : [entry.pair]),
  ];
  take(reader.addIntent({ node, entry, control, handlers }, around));
  reader.visitAll(node.children, around);
}
