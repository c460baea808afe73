import { isOption } from '../controls/options.js';
import type { LinkedValue } from '../../link/model/linked.js';
import { firstOf } from '../model/first-of.js';
import { runsAcrossColumns } from '../layout/table-cells.js';
import { labelsOf, type FoundLabel } from '../readings/found-label.js';
import { readingsOf } from '../readings/value-readings.js';
import { descendants, isControl, type SceneElement, type SceneLoop, type SceneNode } from '../scene/scene.js';
import { stateName } from '../values/handlers.js';
import { textProp } from '../values/prop-values.js';

/** The roles of rows and lists in HTML, by HTML-AAM. */
const nativeRoles: Readonly<Record<string, string>> = {
  tr: 'row',
  li: 'listitem',
  ul: 'list',
  ol: 'list',
  table: 'table',
};
const listTags = new Set(['ul', 'ol', 'table', 'menu']);
const listRoles = new Set(['list', 'table', 'grid', 'feed', 'treegrid']);

/** Returns the role of a row or list, explicit or native. */
export function roleOf(node: SceneElement): { role?: string } {
  const role = textProp(node.props, 'role') ?? nativeRoles[node.name];
  return role === undefined ? {} : { role };
}

/** Decides whether a node contains controls besides itself. */
export function hasControls(node: SceneNode): boolean {
  return node.controls > (isControl(node) ? 1 : 0);
}

/** Decides whether a loop makes rows: it contains a control that is no choice of the field around, and no radio. */
export function makesRows(loop: SceneLoop, field: SceneElement | null): boolean {
  if (loop.controls === 0 || runsAcrossColumns(loop.over)) return false;
  const isChoice = (node: SceneNode): boolean => (field !== null && isOption(node)) || isRadio(node);
  return [...descendants(loop)].some((node) => isControl(node) && !isChoice(node));
}

function isRadio(node: SceneNode): boolean {
  return node.kind === 'element' && node.entry?.is === 'field' && node.entry.control === 'radio';
}

/** Returns the list element that a loop fills; undefined if another element separates them. */
export function holderOf(loop: SceneNode): SceneElement | undefined {
  for (let at = loop.parent; at !== null; at = at.parent) {
    if (at.kind !== 'element') continue;
    if (listTags.has(at.name) || listRoles.has(textProp(at.props, 'role') ?? '')) return at;
    if (at.entry?.is === 'part' && at.entry.part === 'rows') return at;
    const isTableSection = at.name === 'tbody' || at.name === 'thead';
    if ((at.host && !isTableSection) || at.entry?.is === 'boundary') return undefined;
  }
  return undefined;
}

/** Returns the labels of a table's caption. */
export function captionOf(holder: SceneElement): FoundLabel[] {
  const caption = holder.children.find((child) => child.kind === 'element' && child.name === 'caption');
  const texts = caption?.children.flatMap((one) => (one.kind === 'text' ? readingsOf(one.value) : []));
  return labelsOf(texts ?? [], 'heading');
}

/** Returns the first element of a loop's body, through templates, components and conditions. */
export function rootElement(node: SceneNode): SceneElement | undefined {
  for (const child of node.children) {
    if (child.kind === 'element')
      return child.name === 'template' || child.name === 'Fragment' ? rootElement(child) : child;
    const inner = child.kind === 'text' || child.kind === 'loop' ? undefined : rootElement(child);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

/** Describes the list that a loop iterates in the source's own words: `orders`, `App:orders`, `getOrders()`. */
export function describeSource(over: LinkedValue | undefined): string {
  switch (over?.kind) {
    case 'reference':
      return over.path.join('.');
    case 'state':
      return stateName(over);
    case 'item':
      return ['item', ...over.path].join('.');
    case 'call':
      return over.callee.length === 1 && over.callee[0] === '' ? '' : `${over.callee.join('.')}()`;
    case 'choice':
      return firstOf(over.options, (option) => describeSource(option) || undefined) ?? '';
    default:
      return '';
  }
}
