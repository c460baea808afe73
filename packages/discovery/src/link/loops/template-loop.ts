import type { TemplateNode } from '../../extract/facts/facts.js';
import { patternMember } from '../evaluate/bind-function.js';
import type { Evaluator } from '../model/evaluator.js';
import { innerScope, type LexicalScope } from '../model/lexical-scope.js';
import { addLoop } from '../model/link-memory.js';
import type { LinkedNode } from '../model/linked.js';
import type { RenderSite } from '../model/render-site.js';
import type { Renderer } from '../model/renderer.js';
import { anyItem, indexNamed, type LoopItem } from './loop-item.js';
import { unrolledLoop } from './unrolled-loop.js';

type LoopNode = Extract<TemplateNode, { kind: 'loop' }>;

/** Renders a loop of a template: `v-for`, `{items.map((item) => <Row/>)}`. */
export function renderLoop(renderer: Renderer, node: LoopNode, scope: LexicalScope, site: RenderSite): LinkedNode[] {
  const over = renderer.evaluate(node.over, scope);
  const bodyFor = (one: LoopItem): LinkedNode[] =>
    renderer.renderTemplate(node.body, loopScope(renderer, node, scope, one), site);
  const once = (): LinkedNode => {
    const { memory } = renderer;
    const loop = addLoop(memory, over);
    const body = bodyFor(anyItem(loop, scope));
    if (memory.loops.namesCells.has(loop))
      return { kind: 'branch', tests: [{ kind: 'unknown', at: node.at }], branches: [body], at: node.at };
    return {
      kind: 'loop',
      loop,
      over: renderer.toLinkedValue(over, node.over.at, { ...site, named: true }),
      ...(node.item === undefined ? {} : { item: node.item }),
      body,
      sites: [node.at, ...scope.owner.sites],
    };
  };
  return unrolledLoop(renderer, { written: node, over, scope, once, item: bodyFor });
}

/** Returns the scope of a loop's body for one item. */
function loopScope(
  evaluator: Evaluator,
  node: LoopNode,
  scope: LexicalScope,
  { item, index, unrolled }: LoopItem,
): LexicalScope {
  const inner = innerScope(scope, { locals: node.locals ?? {}, unrolled });
  if (node.item !== undefined) inner.names.set(node.item, item);
  if (node.index !== undefined) inner.names.set(node.index, indexNamed(index, node.index));
  for (const name of node.itemNames ?? []) inner.names.set(name, evaluator.member(item, name));
  for (const bind of node.itemPattern ?? []) inner.names.set(bind.local, patternMember(evaluator, bind, item, inner));
  return inner;
}
