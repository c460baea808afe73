import type { Source } from '@webmcp/contract';

import type { Value } from '../../extract/facts/facts.js';
import { renderingFunctions } from '../../libraries/known/rendering-functions.js';
import type { LinkedNode } from '../model/linked.js';
import type { RenderSite } from '../model/render-site.js';
import type { Renderer } from '../model/renderer.js';
import type { ResultValue } from '../model/resolved-value.js';
import { expandProps } from '../values/expand-props.js';
import { linkedChildren, linkedProps } from '../values/linked-props.js';
import { withProps } from './with-props.js';

/**
 * Renders `useRender({ render, props, defaultTagName })`: the element in `render` with the props merged in, else the
 * default element. Null for other calls, and if the arguments are not known.
 */
export function renderUseRender(
  renderer: Renderer,
  { call }: ResultValue,
  at: Source,
  site: RenderSite,
): LinkedNode[] | null {
  if (call.callee.at(-1) !== renderingFunctions.useRender) return null;
  const [first] = call.value.args;
  const options = first === undefined ? null : renderer.evaluate(first, call.scope);
  if (options?.kind !== 'value' || options.value.kind !== 'object') return null;
  const { value, scope } = options;
  const part = (key: string): Value | undefined => value.entries.find((entry) => entry.key === key)?.value;
  const [render, props, tag] = ['render', 'props', 'defaultTagName'].map(part);
  const spread = props === undefined ? [] : [{ name: '...', value: props, at: props.at }];
  const nodes = render === undefined ? [] : renderer.renderValue(renderer.evaluate(render, scope), at, site);
  if (nodes.some(rendersElement)) {
    const expanded = expandProps(renderer, spread, scope);
    return withChildren(withProps(nodes, linkedProps(renderer, expanded, false, site)), () =>
      linkedChildren(renderer, expanded, site),
    );
  }
  const name = tag?.kind === 'literal' && typeof tag.value === 'string' ? tag.value : 'div';
  return renderer.renderTemplate(
    [{ kind: 'element', tag: { kind: 'host', name }, props: spread, children: [], at }],
    scope,
    site,
  );
}

function rendersElement(node: LinkedNode): boolean {
  if (node.kind === 'branch') return node.branches.some((branch) => branch.some(rendersElement));
  return node.kind === 'element' || (node.kind === 'instance' && node.children.some(rendersElement));
}

/** Adds the children to the outermost elements without children. */
function withChildren(nodes: LinkedNode[], children: () => LinkedNode[]): LinkedNode[] {
  return nodes.map((node) => {
    if (node.kind === 'branch')
      return { ...node, branches: node.branches.map((branch) => withChildren(branch, children)) };
    if (node.kind === 'text' || node.kind === 'loop' || node.children.length > 0) return node;
    return { ...node, children: children() };
  });
}
