import type { TemplateNode } from '../../extract/facts/facts.js';
import { lookUp } from '../evaluate/look-up.js';
import { passedMember } from '../evaluate/passed-member.js';
import type { Evaluator } from '../model/evaluator.js';
import { innerScope, type LexicalScope } from '../model/lexical-scope.js';
import type { LinkedNode } from '../model/linked.js';
import { noProps } from '../model/passed-props.js';
import type { RenderSite } from '../model/render-site.js';
import type { Renderer } from '../model/renderer.js';
import type { ResolvedValue } from '../model/resolved-value.js';
import { slotNames } from './slot-names.js';

type SlotNode = Extract<TemplateNode, { kind: 'slot' }>;

/**
 * Renders a slot: the use site's content with the slot's props bound, else the fallback. A slot whose name only the run knows
 * is one of the contents that its name fits.
 */
export function renderSlot(renderer: Renderer, node: SlotNode, scope: LexicalScope, site: RenderSite): LinkedNode[] {
  const names = slotNames(renderer, node, scope);
  const [name] = names;
  if (name === undefined) return renderer.renderTemplate(node.fallback, scope, site);
  if (names.length === 1) return renderNamed(renderer, { ...node, name }, scope, site);
  const branches = names.map((one) => renderNamed(renderer, { ...node, name: one }, scope, site));
  return [{ kind: 'branch', tests: names.map(() => ({ kind: 'unknown', at: node.at })), branches, at: node.at }];
}

function renderNamed(renderer: Renderer, node: SlotNode, scope: LexicalScope, site: RenderSite): LinkedNode[] {
  const content = slotContent(renderer, node, scope);
  if (content.kind === 'absent' || content.kind === 'unresolved') {
    return renderer.renderTemplate(node.fallback, scope, site);
  }
  if (content.kind !== 'value' || content.value.kind !== 'markup' || content.value.binds === undefined) {
    return renderer.renderValue(content, node.at, site);
  }
  const { value, scope: around } = content;
  const passed = noProps(true);
  for (const prop of node.props ?? []) {
    passed.props.set(prop.name, { value: { kind: 'deferred', value: prop.value, scope }, at: prop.at });
  }
  const inner = innerScope(around);
  const { whole, names } = content.value.binds;
  if (whole !== undefined) inner.names.set(whole, { kind: 'props', passed, omit: [] });
  for (const { prop, local } of names) inner.names.set(local, passedMember(renderer, passed, prop));
  around.rendered.add(value);
  return renderer.renderTemplate(value.nodes, inner, site);
}

/** Returns the content that the use site passes; by the slot's name if the framework has named slots. */
function slotContent(evaluator: Evaluator, node: SlotNode, scope: LexicalScope): ResolvedValue {
  const { passed } = scope.owner;
  if (scope.module.facts.conventions.namedSlots === true) {
    const named = passedMember(evaluator, passed, `slot:${node.name}`);
    return named.kind === 'absent' && node.name === 'default' ? passedMember(evaluator, passed, 'children') : named;
  }
  return lookUp(evaluator, scope, 'children') ?? passedMember(evaluator, passed, 'children');
}
