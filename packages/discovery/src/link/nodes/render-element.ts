import type { TemplateNode } from '../../extract/facts/facts.js';
import { lookUpTag } from '../evaluate/look-up-tag.js';
import { force } from '../model/evaluator.js';
import type { LexicalScope } from '../model/lexical-scope.js';
import type { LinkedNode } from '../model/linked.js';
import { deeper, type RenderSite } from '../model/render-site.js';
import type { Renderer } from '../model/renderer.js';
import type { ResolvedValue } from '../model/resolved-value.js';
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
  const named = tagInProp(renderer, use);
  if (named !== undefined) return renderTag(renderer, named, use);
  return renderTag(renderer, lookUpTag(renderer, tag.path, scope), use);
}

/**
 * Returns the tag that `<component :is="tag">` names by a value: a text, a component, or one of several. The prop is used up.
 * Undefined for another tag, and for a value that is not known.
 */
function tagInProp(renderer: Renderer, { expanded, written, scope }: TagUse): ResolvedValue | undefined {
  const given = written.length === 1 && written[0] === 'Component' ? expanded.props.get('is') : undefined;
  if (given === undefined || scope.module.facts.conventions.globalComponents !== true) return undefined;
  const named = force(renderer, given.value);
  if (!namesTag(named)) return undefined;
  expanded.props.delete('is');
  return named;
}

function namesTag(resolved: ResolvedValue): boolean {
  if (resolved.kind === 'either') return resolved.options.every((one) => one.kind === 'absent' || namesTag(one));
  if (resolved.kind === 'value') return resolved.value.kind === 'literal' && typeof resolved.value.value === 'string';
  return resolved.kind === 'component' || resolved.kind === 'outside';
}
