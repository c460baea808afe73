import type { PartEntry } from '@webmcp/contract';
import type { LinkedValue } from '../../link/model/linked.js';
import { findValue, member } from '../values/prop-values.js';
import type { IntentReader } from './intent-reader.js';
import { labelsOf } from '../readings/found-label.js';
import { readingsOf } from '../readings/value-readings.js';
import type { SceneElement, SceneSlot } from '../scene/scene.js';
import type { Surroundings } from './surroundings.js';

/** Whether an item's content was laid out as a slot. */
function hasMarkup(value: LinkedValue | undefined): boolean {
  if (value === undefined) return false;
  if (value.kind === 'markup') return value.nodes.length > 0;
  if (value.kind === 'function') return value.returns !== undefined && value.returns.length > 0;
  return value.kind === 'choice' && value.options.some(hasMarkup);
}

/** Tabs that are given as data, `items={[{ key, label, children }]}`: each a tab and the panel that it opens. */
export function readTabs(reader: IntentReader, node: SceneElement, entry: PartEntry, around: Surroundings): void {
  const [name = 'items'] = entry.data ?? [];
  const items = findValue(node.props, name);
  const isPanel = (child: SceneElement['children'][number]): child is SceneSlot =>
    child.kind === 'slot' && child.name === `${name}.children`;
  const panels = node.children.filter(isPanel);
  const settled = reader.settle(around);
  const control = entry.control ?? 'tab';
  for (const item of items?.kind === 'array' ? items.items : []) {
    const label = member(item, 'label') ?? member(item, 'tab');
    const labels = label === undefined ? [] : labelsOf(readingsOf(label), 'prop');
    const tab = reader.addIntent(
      { node, entry: { is: 'action', control }, control, handlers: [], implied: { labels } },
      settled,
    );
    if (!hasMarkup(member(item, 'children'))) continue;
    const panel = panels.shift();
    if (panel === undefined) continue;
    const boundary = reader.addBoundary('region', panel, settled.boundary, node.sites, {
      role: entry.opens ?? 'tabpanel',
      labels,
      openers: [tab],
    });
    reader.visitAll(panel.children, { ...settled, boundary });
  }
  // Where the items are not written down, their panels are read without their tabs.
  reader.visitAll(
    node.children.filter((child) => !isPanel(child) || panels.includes(child)),
    around,
  );
}
