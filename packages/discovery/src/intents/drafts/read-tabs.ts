import type { PartEntry } from '@webmcp/contract';

import type { LinkedValue } from '../../link/model/linked.js';
import { labelsOf } from '../readings/found-label.js';
import { readingsOf } from '../readings/value-readings.js';
import type { SceneElement, SceneNode, SceneSlot } from '../scene/scene.js';
import { findValue, literalText, member } from '../values/prop-values.js';
import type { IntentReader } from './intent-reader.js';
import type { Surroundings } from './surroundings.js';

/** Decides whether a value contains markup that the scene laid out as a slot. */
function hasMarkup(value: LinkedValue | undefined): boolean {
  if (value === undefined) return false;
  if (value.kind === 'markup') return value.nodes.length > 0;
  if (value.kind === 'function') return value.returns !== undefined && value.returns.length > 0;
  return value.kind === 'choice' && value.options.some(hasMarkup);
}

/**
 * Reads tabs that are given as data, `items={[{ key, label, children }]}`: each item is a tab and the panel that the tab
 * opens. The panel may be a slot that the item names, `{ label, slot: 'account' }`. Panels without a known item are read without their tabs.
 */
export function readTabs(reader: IntentReader, node: SceneElement, entry: PartEntry, around: Surroundings): void {
  const [name = 'items'] = entry.data ?? [];
  const items = findValue(node.props, name);
  const named = new Set(items?.kind === 'array' ? items.items.flatMap(slotOf) : []);
  const isPanel = (child: SceneNode): child is SceneSlot =>
    child.kind === 'slot' && (child.name === `${name}.children` || named.has(child.name));
  const panels = node.children.filter(isPanel);
  const inside = reader.resolveGuard(around);
  const control = entry.control ?? 'tab';
  for (const item of items?.kind === 'array' ? items.items : []) {
    const label = member(item, 'label') ?? member(item, 'tab');
    const labels = label === undefined ? [] : labelsOf(readingsOf(label), 'prop');
    const tab = reader.addIntent(
      { node, entry: { is: 'action', control }, control, handlers: [], implied: { labels } },
      inside,
    );
    const panel = panelOf(item, panels);
    if (panel === undefined) continue;
    const boundary = reader.addBoundary('region', panel, inside.boundary, node.sites, {
      role: entry.opens ?? 'tabpanel',
      labels,
      openers: [tab],
    });
    reader.visitAll(panel.children, { ...inside, boundary });
  }
  reader.visitAll(
    node.children.filter((child) => !isPanel(child) || panels.includes(child)),
    around,
  );
}

/** Takes the panel of an item from the panels that are left: the slot that the item names, or the next one in its place. */
function panelOf(item: LinkedValue, panels: SceneSlot[]): SceneSlot | undefined {
  const [slot] = slotOf(item);
  if (slot === undefined) return hasMarkup(member(item, 'children')) ? panels.shift() : undefined;
  const at = panels.findIndex(({ name }) => name === slot);
  return at === -1 ? undefined : panels.splice(at, 1)[0];
}

/** Returns the name of the slot with an item's content. */
function slotOf(item: LinkedValue): string[] {
  const slot = literalText(member(item, 'slot'));
  return slot === undefined ? [] : [`slot:${slot}`];
}
