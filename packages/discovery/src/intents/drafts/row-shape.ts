import type { LinkedValue } from '../../link/model/linked.js';
import type { DraftBoundary } from './draft.js';
import { stateName } from '../values/handlers.js';
import { descendants, isControl, type SceneElement, type SceneLoop, type SceneNode } from '../scene/scene.js';
import { isOption } from '../controls/options.js';
import { textProp } from '../values/prop-values.js';
import { labelsOf } from '../readings/found-label.js';
import { readingsOf } from '../readings/value-readings.js';
import { runsAcrossColumns } from '../layout/table-cells.js';

export function roleOf(node: SceneElement): { role?: string } {
  const native: Readonly<Record<string, string>> = {
    tr: 'row',
    li: 'listitem',
    ul: 'list',
    ol: 'list',
    table: 'table',
  };
  const role = textProp(node.props, 'role') ?? native[node.name];
  return role === undefined ? {} : { role };
}

export function hasControls(node: SceneNode): boolean {
  return node.controls > (isControl(node) ? 1 : 0);
}

/** A loop makes rows if something in it can be acted on that is not just a choice of the field around it. */
export function makesRows(loop: SceneLoop, field: SceneElement | null): boolean {
  if (loop.controls === 0 || runsAcrossColumns(loop.over)) return false;
  for (const node of descendants(loop)) {
    if (!isControl(node) || (field !== null && isOption(node))) continue;
    const isRadio = node.kind === 'element' && node.entry?.is === 'field' && node.entry.control === 'radio';
    if (!isRadio) return true;
  }
  return false;
}

/** The list element that a loop fills. */
export function holderOf(loop: SceneNode): SceneElement | undefined {
  for (let at = loop.parent; at !== null; at = at.parent) {
    if (at.kind !== 'element') continue;
    const role = textProp(at.props, 'role');
    if (
      ['ul', 'ol', 'table', 'menu'].includes(at.name) ||
      (role !== undefined && ['list', 'table', 'grid', 'feed', 'treegrid'].includes(role))
    )
      return at;
    if (at.entry?.is === 'part' && at.entry.part === 'rows') return at;
    if (!['tbody', 'thead'].includes(at.name) && at.host) return undefined;
    if (at.entry?.is === 'boundary') return undefined;
  }
  return undefined;
}

export function captionOf(holder: SceneElement): DraftBoundary['labels'] {
  for (const child of holder.children) {
    if (child.kind === 'element' && child.name === 'caption') {
      return labelsOf(
        child.children.flatMap((one) => (one.kind === 'text' ? readingsOf(one.value) : [])),
        'heading',
      );
    }
  }
  return [];
}

/** The one element that a loop's body is. */
export function rootElement(node: SceneNode): SceneElement | undefined {
  for (const child of node.children) {
    if (child.kind === 'element')
      return child.name === 'template' || child.name === 'Fragment' ? rootElement(child) : child;
    const inner = child.kind === 'text' || child.kind === 'loop' ? undefined : rootElement(child);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

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
      return over.options.map(describeSource).find((one) => one !== '') ?? '';
    default:
      return '';
  }
}
