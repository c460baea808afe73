import type { Source } from '@webmcp/contract';

import { renderingFunctions } from '../../libraries/known/rendering-functions.js';
import type { LinkedNode } from '../model/linked.js';
import type { RenderSite } from '../model/render-site.js';
import type { Renderer } from '../model/renderer.js';
import type { ResultValue } from '../model/resolved-value.js';

/** Renders `cloneElement(child, props)`: the child, its outermost elements with the props added. Null for other calls. */
export function renderClone(
  renderer: Renderer,
  { call }: ResultValue,
  at: Source,
  site: RenderSite,
): LinkedNode[] | null {
  if (call.callee.at(-1) !== renderingFunctions.cloneElement) return null;
  const { value, scope } = call;
  const [child, added] = value.args;
  if (child === undefined) return [];
  const nodes = renderer.renderValue(renderer.evaluate(child, scope), at, site);
  const props = added === undefined ? null : renderer.evaluate(added, scope);
  if (props?.kind !== 'value' || props.value.kind !== 'object') return nodes;
  const more = props.value.entries.map((entry) => ({
    name: entry.key,
    value: renderer.toLinkedValue(renderer.evaluate(entry.value, props.scope), entry.value.at, site),
    at: entry.value.at,
  }));
  return nodes.map((node) => (node.kind === 'element' ? { ...node, props: [...node.props, ...more] } : node));
}
