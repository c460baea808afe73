import type { TemplateNode } from '../../extract/facts/facts.js';
import { lookUpTag } from '../evaluate/look-up-tag.js';
import type { LexicalScope } from '../model/lexical-scope.js';
import type { LinkedNode } from '../model/linked.js';
import { deeper, type RenderSite } from '../model/render-site.js';
import type { Renderer } from '../model/renderer.js';
import { childrenProp, expandProps } from '../values/expand-props.js';
import { outsideElement } from './outside-element.js';
import { renderTag } from './render-tag.js';
import type { TagUse } from './tag-use.js';

type ElementNode = Extract<TemplateNode, { kind: 'element' }>;

/** Renders one element: a host element, or a component tag. */
export function renderElement(
  renderer: Renderer,
  node: ElementNode,
  scope: LexicalScope,
  site: RenderSite,
): LinkedNode[] {
  const expanded = expandProps(renderer, node.props, scope);
  if (node.children.length > 0) expanded.props.set('children', childrenProp(node, scope));
  const { tag, at } = node;
  const written = tag.kind === 'host' ? [tag.name] : tag.path;
  const use: TagUse = { expanded, scope, at, site: deeper(site), written };
  if (tag.kind === 'host') return [outsideElement(renderer, { kind: 'host', name: tag.name }, use)];
  return renderTag(renderer, lookUpTag(renderer, tag.path, scope), use);
}
