import type { Source } from '@webmcp/contract';

import type { FunctionValue, TemplateNode, Value } from '../../extract/facts/facts.js';
import { branchNode } from './branch-node.js';
import { patternValue } from '../evaluate/bind-function.js';
import { callNodes } from './call-nodes.js';
import { inlineComponent } from '../components/inline-component.js';
import { limits, withinLimits } from '../model/limits.js';
import { linkElement } from './render-element.js';
import type { LinkedNode, LinkedValue } from '../model/linked.js';
import type { Linker } from '../model/linker.js';
import { lookUp } from '../evaluate/look-up.js';
import {
  emptyGiven,
  innerScope,
  type ResolvedValue,
  type RenderSite,
  type LexicalScope,
} from '../model/resolved-value.js';
import { givenMember } from '../evaluate/member-of.js';
import { renderPending } from '../handlers/detached-nodes.js';
import { truthOf } from '../evaluate/truth-of.js';
import { unrolledLoop } from '../loops/unrolled-loop.js';

type LoopNode = Extract<TemplateNode, { kind: 'loop' }>;

/** Template nodes with their names resolved and the app's own components inlined. */
export function renderTemplate(
  linker: Linker,
  nodes: readonly TemplateNode[],
  scope: LexicalScope,
  site: RenderSite,
): LinkedNode[] {
  scope.owner.size += nodes.length;
  linker.nodeCount += nodes.length;
  return nodes.flatMap((node) => withinLimits(linker, limits.values, () => linkNode(linker, node, scope, site)));
}

function linkNode(linker: Linker, node: TemplateNode, scope: LexicalScope, site: RenderSite): LinkedNode[] {
  switch (node.kind) {
    case 'element':
      return linkElement(linker, node, scope, site);
    case 'text':
      return linker.shown(linker.evaluate(node.value, scope), node.at, site);
    case 'branch':
      return linkBranch(linker, node, scope, site);
    case 'loop':
      return linkLoop(linker, node, scope, site);
    case 'slot':
      return linkSlot(linker, node, scope, site);
  }
}

/** What a branch depends on. */
function linkedTest(linker: Linker, test: ResolvedValue, at: Source, site: RenderSite): LinkedValue {
  return withinLimits(linker, limits.smallValues, () => linker.linked(test, at, site));
}

function linkBranch(
  linker: Linker,
  node: Extract<TemplateNode, { kind: 'branch' }>,
  scope: LexicalScope,
  site: RenderSite,
): LinkedNode[] {
  const tests: (LinkedValue | undefined)[] = [];
  const branches: LinkedNode[][] = [];
  for (const [index, branch] of node.branches.entries()) {
    const written = node.tests[index];
    const test = written === undefined ? undefined : linker.evaluate(written, scope);
    const truth = test === undefined ? true : truthOf(linker, test);
    if (truth === false) continue;
    const nodes = renderTemplate(linker, branch, scope, site);
    const isLast = truth === true;
    if (isLast && tests.length === 0) return nodes;
    tests.push(
      isLast || test === undefined || written === undefined ? undefined : linkedTest(linker, test, written.at, site),
    );
    branches.push(nodes);
    if (isLast) break;
  }
  return branches.every((branch) => branch.length === 0) ? [] : branchNode(tests, branches, node.at);
}

function linkLoop(linker: Linker, node: LoopNode, scope: LexicalScope, site: RenderSite): LinkedNode[] {
  const over = linker.evaluate(node.over, scope);
  const once = (): LinkedNode => {
    const loop = linker.nextLoop();
    linker.loopSources.set(loop, over);
    return {
      kind: 'loop',
      loop,
      over: linker.linked(over, node.over.at, { ...site, named: true }),
      ...(node.item === undefined ? {} : { item: node.item }),
      body: renderTemplate(linker, node.body, loopScope(linker, node, scope, { kind: 'item', loop, path: [] }), site),
      sites: [node.at, ...scope.owner.sites],
    };
  };
  return unrolledLoop(linker, node, over, scope, once, (item, unrolled) =>
    renderTemplate(linker, node.body, loopScope(linker, node, scope, item, unrolled), site),
  );
}

/** The scope of a loop's body, for an item. */
function loopScope(
  linker: Linker,
  node: LoopNode,
  scope: LexicalScope,
  item: ResolvedValue,
  unrolled = scope.unrolled,
): LexicalScope {
  const inner = innerScope(scope, { locals: node.locals ?? {}, unrolled });
  if (node.item !== undefined) inner.names.set(node.item, item);
  if (node.index !== undefined) inner.names.set(node.index, { kind: 'unresolved', path: [node.index] });
  for (const name of node.itemNames ?? []) inner.names.set(name, linker.member(item, name));
  for (const bind of node.itemPattern ?? []) inner.names.set(bind.local, patternValue(linker, bind, item, inner));
  return inner;
}

function linkSlot(
  linker: Linker,
  node: Extract<TemplateNode, { kind: 'slot' }>,
  scope: LexicalScope,
  site: RenderSite,
): LinkedNode[] {
  const resolved = slotContent(linker, node, scope);
  if (resolved.kind === 'absent' || resolved.kind === 'unresolved')
    return renderTemplate(linker, node.fallback, scope, site);
  const { value } = resolved.kind === 'value' ? resolved : { value: undefined };
  if (resolved.kind !== 'value' || value?.kind !== 'markup' || value.binds === undefined) {
    return linker.shown(resolved, node.at, site);
  }
  const given = emptyGiven(true);
  for (const prop of node.props ?? []) {
    given.props.set(prop.name, { value: { kind: 'deferred', value: prop.value, scope }, at: prop.at });
  }
  const inner = innerScope(resolved.scope);
  if (value.binds.whole !== undefined) inner.names.set(value.binds.whole, { kind: 'given', given, omit: [] });
  for (const { prop, local } of value.binds.names) inner.names.set(local, givenMember(linker, given, prop));
  resolved.scope.rendered.add(value);
  return renderTemplate(linker, value.nodes, inner, site);
}

function slotContent(
  linker: Linker,
  node: Extract<TemplateNode, { kind: 'slot' }>,
  scope: LexicalScope,
): ResolvedValue {
  const { given } = scope.owner;
  if (scope.module.facts.conventions.namedSlots === true) {
    const named = givenMember(linker, given, `slot:${node.name}`);
    return named.kind === 'absent' && node.name === 'default' ? givenMember(linker, given, 'children') : named;
  }
  return lookUp(linker, scope, 'children') ?? givenMember(linker, given, 'children');
}

/** What a resolved shows where a node stands: markup is laid out, undecided markup is a branch, the rest is text. */
export function renderValue(linker: Linker, resolved: ResolvedValue, at: Source, site: RenderSite): LinkedNode[] {
  if (site.depth > limits.nesting) return [];
  switch (resolved.kind) {
    case 'value':
      return shownValue(linker, resolved, at, site);
    case 'list':
      return resolved.items.flatMap((item) => renderValue(linker, linker.force(item), at, site));
    case 'either':
      return shownEither(linker, resolved, site);
    case 'component': {
      const expanded = { props: new Map(), spreads: [] };
      return inlineComponent(linker, resolved, expanded, resolved.module.scope, at, site, false);
    }
    case 'absent':
    case 'setter':
    case 'store':
    case 'given':
    case 'namespace':
      return [];
    case 'result':
      return callNodes(linker, resolved, at, site) ?? textOf(linker, resolved, at, site);
    case 'outside':
    case 'state':
    case 'item':
    case 'unresolved':
      return textOf(linker, resolved, at, site);
  }
}

function textOf(linker: Linker, resolved: ResolvedValue, at: Source, site: RenderSite): LinkedNode[] {
  const own: RenderSite = { ...site, pending: [] };
  const text: LinkedNode = { kind: 'text', value: linker.linked(resolved, at, own), at };
  return own.pending.length === 0 ? [text] : [text, ...renderPending(linker, at, own)];
}

function shownValue(
  linker: Linker,
  resolved: Extract<ResolvedValue, { kind: 'value' }>,
  at: Source,
  site: RenderSite,
): LinkedNode[] {
  const { value, scope } = resolved;
  switch (value.kind) {
    case 'literal':
      return value.value === null || typeof value.value === 'boolean' ? [] : [{ kind: 'text', value, at: value.at }];
    case 'markup':
      scope.rendered.add(value);
      linker.rendered.add(value);
      return renderTemplate(linker, value.nodes, contentScope(value, scope), { ...site, depth: site.depth + 1 });
    case 'function':
      return shownFunction(linker, value, scope, site);
    case 'object':
      return [];
    case 'template':
    case 'array':
    case 'call':
    case 'unknown':
      return textOf(linker, resolved, at, site);
  }
}

/** The scope of a slot's content whose component is not the app's: what the slot gives stays under its names. */
function contentScope({ binds }: Extract<Value, { kind: 'markup' }>, scope: LexicalScope): LexicalScope {
  if (binds === undefined) return scope;
  const inner = innerScope(scope);
  const names = [...binds.names.map(({ local }) => local), binds.whole, binds.rest];
  for (const name of names) if (name !== undefined) inner.names.set(name, { kind: 'unresolved', path: [name] });
  return inner;
}

/** A function where a node stands is a render prop: what it gives is shown. */
function shownFunction(linker: Linker, fn: FunctionValue, scope: LexicalScope, site: RenderSite): LinkedNode[] {
  scope.rendered.add(fn);
  linker.rendered.add(fn);
  const given = linker.call(fn, scope, [], scope);
  return given.kind === 'value' && given.value.kind === 'function' ? [] : renderValue(linker, given, fn.at, site);
}

function shownEither(
  linker: Linker,
  resolved: Extract<ResolvedValue, { kind: 'either' }>,
  site: RenderSite,
): LinkedNode[] {
  const branches = resolved.options.map((option) =>
    renderValue(linker, option, resolved.at, { ...site, depth: site.depth + 1 }),
  );
  if (branches.every((branch) => branch.every((node) => node.kind === 'text'))) {
    const isNothing = branches.every((branch) => branch.length === 0);
    return isNothing ? [] : textOf(linker, resolved, resolved.at, site);
  }
  const test = resolved.test === undefined ? undefined : linkedTest(linker, resolved.test, resolved.at, site);
  const unknown: LinkedValue = { kind: 'unknown', at: resolved.at };
  const tests = branches.map((_, index) => (index === branches.length - 1 ? undefined : (test ?? unknown)));
  if (branches.at(-1)?.length === 0 && branches.length > 1) {
    branches.pop();
    tests.pop();
  }
  return branchNode(tests, branches, resolved.at);
}
