import type { TemplateNode } from '../../extract/facts/facts.js';
import { renderLoop } from '../loops/template-loop.js';
import type { LexicalScope } from '../model/lexical-scope.js';
import { limits } from '../model/limits.js';
import { withinLimits } from '../model/link-budget.js';
import type { LinkedNode } from '../model/linked.js';
import type { RenderSite } from '../model/render-site.js';
import type { Renderer } from '../model/renderer.js';
import { renderBranch } from './render-branch.js';
import { renderElement } from './render-element.js';
import { renderSlot } from './render-slot.js';

/** Renders template nodes: names resolved, own components inlined. */
export function renderTemplate(
  renderer: Renderer,
  nodes: readonly TemplateNode[],
  scope: LexicalScope,
  site: RenderSite,
): LinkedNode[] {
  scope.owner.size += nodes.length;
  renderer.budget.nodes += nodes.length;
  return nodes.flatMap((node) =>
    withinLimits(renderer.budget, limits.values, () => renderNode(renderer, node, scope, site)),
  );
}

function renderNode(renderer: Renderer, node: TemplateNode, scope: LexicalScope, site: RenderSite): LinkedNode[] {
  switch (node.kind) {
    case 'element':
      return renderElement(renderer, node, scope, site);
    case 'text':
      return renderer.renderValue(renderer.evaluate(node.value, scope), node.at, site);
    case 'branch':
      return renderBranch(renderer, node, scope, site);
    case 'loop':
      return renderLoop(renderer, node, scope, site);
    case 'slot':
      return renderSlot(renderer, node, scope, site);
  }
}
