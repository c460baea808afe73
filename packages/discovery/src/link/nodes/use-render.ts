import type { Source } from '@webmcp/contract';

import type { Value } from '../../extract/facts/facts.js';
import { expandProps, linkedProps } from '../values/expand-props.js';
import { linkedChildren } from './render-element.js';
import type { LinkedNode } from '../model/linked.js';
import type { Linker } from '../model/linker.js';
import type { ResolvedValue, RenderSite } from '../model/resolved-value.js';
import { withProps } from './with-props.js';

/**
 * `useRender({ render, props, defaultTagName })` (base-ui.com/react/utils/use-render): the element that is given, with the
 * props merged into it, else the default one. Null where its arguments are not known.
 */
export function renderedNodes(
  linker: Linker,
  { call }: Extract<ResolvedValue, { kind: 'result' }>,
  at: Source,
  site: RenderSite,
): LinkedNode[] | null {
  const [first] = call.value.args;
  const given = first === undefined ? null : linker.evaluate(first, call.scope);
  if (given?.kind !== 'value' || given.value.kind !== 'object') return null;
  const { value, scope } = given;
  const part = (key: string): Value | undefined => value.entries.find((entry) => entry.key === key)?.value;
  const [render, props, tag] = ['render', 'props', 'defaultTagName'].map(part);
  const spread = props === undefined ? [] : [{ name: '...', value: props, at: props.at }];
  const nodes = render === undefined ? [] : linker.shown(linker.evaluate(render, scope), at, site);
  if (nodes.some(showsElement)) {
    const expanded = expandProps(linker, spread, scope);
    return withChildren(withProps(nodes, linkedProps(linker, expanded, false, site)), () =>
      linkedChildren(linker, expanded, site),
    );
  }
  const name = tag?.kind === 'literal' && typeof tag.value === 'string' ? tag.value : 'div';
  return linker.nodes([{ kind: 'element', tag: { kind: 'host', name }, props: spread, children: [], at }], scope, site);
}

function showsElement(node: LinkedNode): boolean {
  if (node.kind === 'branch') return node.branches.some((branch) => branch.some(showsElement));
  return node.kind === 'element' || (node.kind === 'instance' && node.children.some(showsElement));
}

/** The outermost elements; what stands between no tags gets the children. */
function withChildren(nodes: LinkedNode[], children: () => LinkedNode[]): LinkedNode[] {
  return nodes.map((node) => {
    if (node.kind === 'branch')
      return { ...node, branches: node.branches.map((branch) => withChildren(branch, children)) };
    if (node.kind === 'text' || node.kind === 'loop' || node.children.length > 0) return node;
    return { ...node, children: children() };
  });
}
