import type { LinkedValue } from '../../link/model/linked.js';
import { firstOf } from '../model/first-of.js';
import { labelsOf, type FoundLabel } from '../readings/found-label.js';
import { iconOfValue } from '../readings/icon-name.js';
import { readingsOf } from '../readings/value-readings.js';
import type { SceneElement } from '../scene/scene.js';
import { handlersOf } from '../values/handlers.js';
import { literalText, member, memberAt } from '../values/prop-values.js';
import type { DraftIntent } from './draft.js';
import type { IntentReader } from './intent-reader.js';
import type { Surroundings } from './surroundings.js';

const handlerKeys = ['onClick', 'command', 'onSelect', 'action', 'handler', 'click'];
const linkKeys = ['href', 'url', 'to', 'path'];

/** Drafts the items of a menu that is given as data, `[{ label, onClick }]`. Nested items make a menu that the item opens. */
export function readMenuItems(
  reader: IntentReader,
  node: SceneElement,
  items: LinkedValue | undefined,
  inside: Surroundings,
): void {
  if (items?.kind === 'call') return items.args.forEach((arg) => readMenuItems(reader, node, arg, inside));
  if (items?.kind !== 'array') return;
  for (const item of items.items) {
    // A list in the list is a group of items: `[[{ label }], [{ label }]]`.
    if (item.kind === 'array') readMenuItems(reader, node, item, inside);
    const labels = labelsOfItem(item);
    const nested = member(item, 'children') ?? member(item, 'items');
    if (nested?.kind === 'array' && isGroup(item, nested.items.length, labels)) {
      readMenuItems(reader, node, nested, inside);
      continue;
    }
    if (labels.length === 0) continue;
    const opener = draftItem(reader, node, item, inside);
    if (nested?.kind !== 'array') continue;
    const boundary = reader.addBoundary('menu', node, inside.boundary, node.sites, {
      role: 'menu',
      labels,
      openers: [opener],
    });
    readMenuItems(reader, node, nested, { ...inside, boundary });
  }
}

/** Drafts the second button of a component, and the menu of further actions that the button opens. */
export function readMoreItems(
  reader: IntentReader,
  { node, paths }: { node: SceneElement; paths: readonly string[] },
  around: Surroundings,
): void {
  const items = firstOf(paths, (path) => memberAt(node.props, path));
  if (items === undefined) return;
  const opener = reader.addIntent(
    { node, entry: { is: 'action', control: 'button' }, control: 'button', handlers: [], implied: { labels: [] } },
    around,
  );
  const boundary = reader.addBoundary('menu', node, around.boundary, node.sites, {
    role: 'menu',
    labels: [],
    openers: [opener],
  });
  readMenuItems(reader, node, items, { ...around, boundary });
}

function labelsOfItem(item: LinkedValue): FoundLabel[] {
  const label = firstOf(['label', 'title', 'text'], (key) => member(item, key));
  return label === undefined ? [] : labelsOf(readingsOf(label), 'prop');
}

/** Decides whether an item only groups others, as a heading or without a label. */
function isGroup(item: LinkedValue, size: number, labels: readonly FoundLabel[]): boolean {
  return literalText(member(item, 'type')) === 'group' || size === 0 || labels.length === 0;
}

function draftItem(reader: IntentReader, node: SceneElement, item: LinkedValue, inside: Surroundings): DraftIntent {
  const handler = firstOf(handlerKeys, (key) => member(item, key));
  const href = firstOf(linkKeys, (key) => literalText(member(item, key)));
  const icon = iconOfValue(member(item, 'icon'));
  return reader.addIntent(
    {
      node,
      entry: { is: 'action', control: 'menuitem' },
      control: 'menuitem',
      handlers: handler === undefined ? [] : handlersOf([{ name: 'onClick', value: handler, at: handler.at }]),
      implied: {
        labels: labelsOfItem(item),
        ...(icon === undefined ? {} : { icon }),
        ...(href === undefined ? {} : { href }),
      },
    },
    inside,
  );
}
