import type { ComponentFacts } from '../../extract/facts/facts.js';
import { refState } from '../handlers/ref-calls.js';
import { force } from '../model/evaluator.js';
import type { LexicalScope, Owner } from '../model/lexical-scope.js';
import { limits } from '../model/limits.js';
import { nextInstance } from '../model/link-budget.js';
import type { LinkedNode } from '../model/linked.js';
import { deeper } from '../model/render-site.js';
import type { Renderer } from '../model/renderer.js';
import type { ComponentValue } from '../model/resolved-value.js';
import { componentScope, providedContexts } from './component-scope.js';
import { passedBy, sitesOf, type ComponentUse } from './component-use.js';
import { fallThrough } from './fall-through.js';
import { inlineWrapped } from './inline-wrapped.js';
import { uninlinedTag } from './uninlined-tag.js';
import { unplacedNodes } from './unplaced-nodes.js';

/** Inlines one of the app's own components at a use site: its template with its props substituted. */
export function inlineComponent(renderer: Renderer, resolved: ComponentValue, use: ComponentUse): LinkedNode[] {
  const { component, module } = resolved;
  const { scope, at, site } = use;
  const { memory } = renderer;
  memory.components.reached.add(component);
  if (component.wraps !== undefined && component.root.length === 0) {
    return inlineWrapped(renderer, resolved, component.wraps, use);
  }
  const isRecursive = recurs(component, use);
  if (isRecursive) memory.loops.itemDependencies += 1;
  const isCut = isRecursive || site.depth > limits.nesting || isSpent(renderer, component);
  const instance = isCut ? null : nextInstance(renderer.budget);
  if (instance === null) {
    const tag = uninlinedTag(renderer, component.name, use);
    return [isRecursive ? { ...tag, again: true } : tag];
  }
  const sites = sitesOf(use);
  const owner: Owner = {
    instance,
    sites: use.untagged === true ? scope.owner.sites : sites,
    passed: passedBy(use),
    stack: [...scope.owner.stack, component],
    hooks: new Map(),
    results: new Set(),
    size: 0,
  };
  const inner = componentScope(renderer, resolved, { owner, contexts: site.contexts, unrolled: scope.unrolled });
  noteRef(renderer, inner, use);
  const contexts = providedContexts(renderer, component, inner, site.contexts);
  const children = renderer.renderTemplate(component.root, inner, { ...deeper(site), contexts });
  if (module.facts.conventions.propsFallThrough === true)
    fallThrough(renderer, component, owner.passed, children, site);
  children.push(...unplacedNodes(renderer, inner, at, site));
  scope.owner.size += owner.size;
  const { inlined } = memory.components;
  inlined.set(component, { times: (inlined.get(component)?.times ?? 0) + 1, size: owner.size });
  return [{ kind: 'instance', instance, name: component.name, file: module.facts.file, children, sites }];
}

/** Remembers the instance behind a ref: `ref="dialog"`. */
function noteRef(renderer: Renderer, instance: LexicalScope, { expanded, scope }: ComponentUse): void {
  const ref = expanded.props.get('ref');
  const state = ref === undefined ? undefined : refState(renderer, force(renderer, ref.value), scope);
  if (state !== undefined) renderer.memory.components.refs.set(state, instance);
}

/** Decides whether a component is inside itself once too often. Loops whose items are rendered one by one allow more. */
function recurs(component: ComponentFacts, { scope }: ComponentUse): boolean {
  const times = scope.owner.stack.filter((one) => one === component).length;
  return times >= limits.recursion + scope.unrolled;
}

/** Decides whether a large component of a very large app was inlined often enough. */
function isSpent({ budget, memory }: Renderer, component: ComponentFacts): boolean {
  const before = memory.components.inlined.get(component);
  if (before === undefined || budget.nodes < limits.nodes) return false;
  return before.size > limits.large && before.times >= limits.largeTimes;
}
