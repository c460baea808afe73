import type { ScopeEntry, TriggerEntry } from '@webmcp/contract';

import { firstOf } from '../model/first-of.js';
import { isAsChild } from '../scene/as-child.js';
import { descendants, type SceneElement, type SceneNode } from '../scene/scene.js';
import { handlersOf } from '../values/handlers.js';
import { findValue, textProp } from '../values/prop-values.js';
import { shownBy } from '../values/shown-by.js';
import type { DraftBoundary, DraftIntent } from './draft.js';
import { isInside } from './is-inside.js';
import type { IntentReader } from './intent-reader.js';
import { modelHandlers } from '../scene/nearest-model.js';
import type { ScopeRecord, Surroundings } from './surroundings.js';

/** Reads a library root of triggers and contents. Afterwards each content has the triggers that open it. */
export function readScope(reader: IntentReader, node: SceneElement, entry: ScopeEntry, around: Surroundings): void {
  const shown = firstOf(entry.open ?? ['open'], (name) => shownBy(findValue(node.props, name)));
  const scope: ScopeRecord = { shown, triggers: [], contents: [] };
  const inside: Surroundings = { ...around, scopes: new Map([...around.scopes, [entry.of, scope]]) };
  const isContent = ({ kind }: SceneNode): boolean => kind !== 'text' && kind !== 'slot';
  const trigger = entry.firstChild === true ? node.children.find(isContent) : undefined;
  if (trigger !== undefined) {
    readAsTrigger(reader, [trigger], inside, (intent) => void scope.triggers.push({ intent, pair: undefined }));
  }
  const others = trigger === undefined ? node.children : node.children.filter((child) => child !== trigger);
  reader.visitAll(others, inside);
  linkScope(scope, entry);
}

/** Adds to each content the triggers of its pair; without pairs, the trigger at its position, or all. */
function linkScope({ contents, triggers }: ScopeRecord, entry: ScopeEntry): void {
  for (const [at, { boundary, pair }] of contents.entries()) {
    for (const [position, trigger] of triggers.entries()) {
      if (entry.byOrder === true && pair === undefined && at !== position) continue;
      if (pair !== undefined && trigger.pair !== undefined && pair !== trigger.pair) continue;
      addOpener(boundary, trigger.intent);
    }
  }
}

/** Adds an opener to a boundary, once. An intent inside the boundary is no opener. */
export function addOpener(boundary: DraftBoundary, intent: DraftIntent): void {
  if (!isInside(intent, boundary) && !boundary.openers.includes(intent)) boundary.openers.push(intent);
}

/** Reads nodes whose first control is a trigger. Without a control inside, the first element is the trigger. */
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
  const node = nodes
    .flatMap((one) => [one, ...descendants(one)])
    .find((one): one is SceneElement => one.kind === 'element');
  if (node === undefined) return;
  const control = entry.control ?? 'button';
  take(reader.addIntent({ node, entry, control, handlers: handlersOf(node.props) }, { ...around, trigger: null }));
}

/** Reads a trigger part. The part is a control itself, or its child is the control (`asChild`). */
export function readTrigger(reader: IntentReader, node: SceneElement, entry: TriggerEntry, around: Surroundings): void {
  const scope = around.scopes.get(entry.of);
  const pair = entry.pair === undefined ? undefined : textProp(node.props, entry.pair);
  const take = (intent: DraftIntent): void => void scope?.triggers.push({ intent, pair });
  const asChild = entry.asChild !== undefined && isAsChild(node, entry.asChild);
  if (asChild && node.children.length > 0) return readAsTrigger(reader, node.children, around, take, entry);
  const isLink = (entry.href ?? []).some((name) => findValue(node.props, name) !== undefined);
  const control = isLink ? 'link' : (entry.control ?? 'button');
  const valueProps = entry.pair === undefined ? undefined : [entry.pair];
  const handlers = [...handlersOf(node.props), ...modelHandlers(node, valueProps)];
  take(reader.addIntent({ node, entry, control, handlers }, around));
  reader.visitAll(node.children, around);
}
