import type { Source } from '@webmcp/contract';

import type { ComponentFacts, FunctionValue, Prop, TemplateNode } from '../../extract/facts/facts.js';
import { bindFunction, bindStates } from '../evaluate/bind-function.js';
import { linkedProps, type ExpandedProps } from '../values/expand-props.js';
import { declaredProps, fallThrough } from './fall-through.js';
import { limits } from '../model/limits.js';
import type { LinkedElement, LinkedNode } from '../model/linked.js';
import type { Linker } from '../model/linker.js';
import { lookUpPath } from '../evaluate/look-up.js';
import {
  emptyGiven,
  innerScope,
  type Given,
  type ResolvedValue,
  type Module,
  type Owner,
  type RenderSite,
  type LexicalScope,
} from '../model/resolved-value.js';
import { contextKey } from '../known-calls/through-wrapper.js';
import { unplacedNodes } from './unplaced-nodes.js';

type ComponentValue = Extract<ResolvedValue, { kind: 'component' }>;

/**
 * One of the app's own components at a use site: its template with what it is given put in. Where no tag is written but
 * its name (`component: Page`), that site is no site of what it holds: no page knows of it.
 */
export function inlineComponent(
  linker: Linker,
  resolved: ComponentValue,
  expanded: ExpandedProps,
  scope: LexicalScope,
  at: Source,
  site: RenderSite,
  isTag = true,
): LinkedNode[] {
  const { component, module } = resolved;
  linker.reached.add(component);
  if (component.wraps !== undefined && component.root.length === 0) {
    return inlineWrapped(linker, resolved, component.wraps, expanded, scope, at, site);
  }
  const repeats = scope.owner.stack.filter((one) => one === component).length;
  const comesBack = repeats >= limits.recursion + scope.unrolled;
  if (comesBack) linker.itemDependencies += 1;
  const isCut = comesBack || site.depth > limits.nesting || isSpent(linker, component);
  const instance = isCut ? null : linker.nextInstance();
  if (instance === null) {
    const tag = asIs(linker, component.name, expanded, scope, at, site);
    return [comesBack ? { ...tag, again: true } : tag];
  }
  const given: Given = { ...emptyGiven(false), ...expanded };
  const owner: Owner = {
    instance,
    sites: isTag ? [at, ...scope.owner.sites] : scope.owner.sites,
    given,
    stack: [...scope.owner.stack, component],
    hooks: new Map(),
    results: new Set(),
    size: 0,
  };
  const inner = componentScope(linker, component, module, owner, site, scope.unrolled);
  const contexts = providedContexts(linker, component, inner, site);
  const children = linker.nodes(component.root, inner, { ...site, contexts, depth: site.depth + 1 });
  if (module.facts.conventions.propsFallThrough === true) fallThrough(linker, component, given, children, site);
  children.push(...unplacedNodes(linker, inner, at, site));
  scope.owner.size += owner.size;
  linker.inlined.set(component, { times: (linker.inlined.get(component)?.times ?? 0) + 1, size: owner.size });
  const sites = [at, ...scope.owner.sites];
  return [{ kind: 'instance', instance, name: component.name, file: module.facts.file, children, sites }];
}

/** What stands around whatever a component shows: what it provides, and what is provided around it. */
export function providedContexts(
  linker: Linker,
  { provides = [] }: ComponentFacts,
  scope: LexicalScope,
  site: RenderSite,
): RenderSite['contexts'] {
  let { contexts } = site;
  for (const { key, value } of provides) {
    const context = contextKey(linker.evaluate(key, scope));
    if (context !== null) contexts = { context, value: linker.evaluate(value, scope), outer: contexts };
  }
  return contexts;
}

/** In a very large app, a large component that was inlined before is kept as a tag: each of its sites is known already. */
function isSpent(linker: Linker, component: ComponentFacts): boolean {
  const before = linker.inlined.get(component);
  if (before === undefined || linker.nodeCount < limits.nodes) return false;
  return before.size > limits.large && before.times >= limits.largeTimes;
}

/** The scope of a component's own code. */
export function componentScope(
  linker: Linker,
  component: ComponentFacts,
  module: Module,
  owner: Owner,
  site: RenderSite,
  unrolled = 0,
): LexicalScope {
  const { given } = owner;
  const { props } = component;
  const scope = innerScope(module.scope, {
    owner,
    locals: component.locals,
    contexts: site.contexts,
    statePrefix: '',
    unrolled,
  });
  for (const { prop, default: value } of props.names) {
    if (value !== undefined) given.defaults.set(prop, { kind: 'deferred', value, scope });
  }
  if (props.whole !== undefined) scope.names.set(props.whole, { kind: 'given', given, omit: [] });
  if (props.rest !== undefined) {
    scope.names.set(props.rest, { kind: 'given', given, omit: declaredProps(component) });
  }
  bindStates(linker, component.states, scope);
  for (const { prop, local } of props.names) {
    if (local !== prop || !scope.names.has(local)) bindGiven(linker, scope, given, prop, local);
  }
  return scope;
}

/** A prop by its own name is looked up when it is first asked for. */
function bindGiven(linker: Linker, scope: LexicalScope, given: Given, prop: string, local: string): void {
  const base = `~given`;
  if (!scope.names.has(base)) scope.names.set(base, { kind: 'given', given, omit: [] });
  const at = { file: '', line: 1, column: 1 };
  scope.names.set(local, { kind: 'deferred', value: { kind: 'reference', path: [base, prop], at }, scope });
}

function inlineWrapped(
  linker: Linker,
  resolved: ComponentValue,
  path: string[],
  expanded: ExpandedProps,
  scope: LexicalScope,
  at: Source,
  site: RenderSite,
): LinkedNode[] {
  const { component, module } = resolved;
  const isItself = path.length === 1 && path[0] === component.name;
  const found: ResolvedValue = isItself ? { kind: 'unresolved', path } : lookUpPath(linker, module.scope, path, true);
  const isCircle = scope.owner.stack.includes(component);
  if (isCircle || found.kind === 'unresolved' || found.kind === 'absent') {
    return [asIs(linker, path.at(-1) ?? component.name, expanded, scope, at, site)];
  }
  const base: TemplateNode = {
    kind: 'element',
    tag: { kind: 'component', path: ['~wrapped'] },
    props: [{ name: '...', value: { kind: 'reference', path: ['~given'], at }, at } satisfies Prop],
    children: [],
    at,
  };
  const given: Given = { ...emptyGiven(false), ...expanded };
  const inner = innerScope(module.scope, {
    owner: { ...scope.owner, stack: [...scope.owner.stack, component] },
    unrolled: scope.unrolled,
  });
  inner.names.set('~wrapped', found);
  inner.names.set('~given', { kind: 'given', given, omit: [] });
  return linker.nodes([base], inner, site);
}

/** A component that is a function inside another one. */
export function inlineFunction(
  linker: Linker,
  fn: FunctionValue,
  closure: LexicalScope,
  expanded: ExpandedProps,
  scope: LexicalScope,
  at: Source,
  site: RenderSite,
): LinkedNode[] {
  const name = linker.functionNames.get(fn) ?? 'component';
  linker.rendered.add(fn);
  closure.rendered.add(fn);
  const instance = site.depth > limits.nesting || closure.running.length > limits.calls ? null : linker.nextInstance();
  if (instance === null) return [asIs(linker, name, expanded, scope, at, site)];
  const given: Given = { ...emptyGiven(false), ...expanded };
  const sites = [at, ...scope.owner.sites];
  const owner: Owner = { ...scope.owner, instance, sites, given, hooks: new Map(), results: new Set(), size: 0 };
  const whole: ResolvedValue = { kind: 'given', given, omit: [] };
  const inner = bindFunction(linker, fn, closure, [whole], { owner, contexts: site.contexts, statePrefix: '' });
  const shown: TemplateNode[] = fn.returns ?? [];
  const children = linker.nodes(shown, inner, { ...site, depth: site.depth + 1 });
  if (fn.returns === undefined && fn.result !== undefined) {
    children.push(...linker.shown(linker.evaluate(fn.result, inner), at, site));
  }
  children.push(...unplacedNodes(linker, inner, at, site));
  return [{ kind: 'instance', instance, name, file: closure.module.facts.file, children, sites }];
}

/** What cannot be inlined stays a component tag without a package, with all that it was given. */
function asIs(
  linker: Linker,
  name: string,
  expanded: ExpandedProps,
  scope: LexicalScope,
  at: Source,
  site: RenderSite,
): LinkedElement {
  const inner = { ...site, depth: site.depth + 1 };
  const children = expanded.props.get('children');
  return {
    kind: 'element',
    tag: { kind: 'component', path: [name] },
    props: linkedProps(linker, expanded, false, inner),
    children: children === undefined ? [] : linker.shown(linker.force(children.value), at, inner),
    sites: [at, ...scope.owner.sites],
  };
}
