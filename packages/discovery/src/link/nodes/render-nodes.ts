import type { Source } from '@webmcp/contract';

import type { FunctionValue, TemplateNode, Value } from '../../extract/facts/facts.js';
import { branchNode } from './branch-node.js';
import { patternMeaning } from '../evaluate/bind-function.js';
import { callNodes } from './call-nodes.js';
import { inlineComponent } from '../components/inline-component.js';
import { limits, withinLimits } from '../model/limits.js';
import { linkElement } from './render-element.js';
import type { LinkedNode, LinkedValue } from '../model/linked.js';
import type { Linker } from '../model/linker.js';
import { lookUp } from '../evaluate/look-up.js';
import { emptyGiven, innerScope, type Meaning, type Place, type Scope } from '../model/resolved-value.js';
import { givenMember } from '../evaluate/member-of.js';
import { spilledNodes } from '../handlers/detached-nodes.js';
import { truthOf } from '../evaluate/truth-of.js';
import { unrolledLoop } from '../loops/unrolled-loop.js';

type LoopNode = Extract<TemplateNode, { kind: 'loop' }>;

/** Template nodes with their names resolved and the app's own components inlined. */
export function linkNodes(linker: Linker, nodes: readonly TemplateNode[], scope: Scope, place: Place): LinkedNode[] {
  scope.owner.size += nodes.length;
  linker.nodeCount += nodes.length;
  return nodes.flatMap((node) => withinLimits(linker, limits.values, () => linkNode(linker, node, scope, place)));
}

function linkNode(linker: Linker, node: TemplateNode, scope: Scope, place: Place): LinkedNode[] {
  switch (node.kind) {
    case 'element':
      return linkElement(linker, node, scope, place);
    case 'text':
      return linker.shown(linker.reduce(node.value, scope), node.at, place);
    case 'branch':
      return linkBranch(linker, node, scope, place);
    case 'loop':
      return linkLoop(linker, node, scope, place);
    case 'slot':
      return linkSlot(linker, node, scope, place);
  }
}

/** What a branch depends on. */
function linkedTest(linker: Linker, test: Meaning, at: Source, place: Place): LinkedValue {
  return withinLimits(linker, limits.smallValues, () => linker.linked(test, at, place));
}

function linkBranch(
  linker: Linker,
  node: Extract<TemplateNode, { kind: 'branch' }>,
  scope: Scope,
  place: Place,
): LinkedNode[] {
  const tests: (LinkedValue | undefined)[] = [];
  const branches: LinkedNode[][] = [];
  for (const [index, branch] of node.branches.entries()) {
    const written = node.tests[index];
    const test = written === undefined ? undefined : linker.reduce(written, scope);
    const truth = test === undefined ? true : truthOf(linker, test);
    if (truth === false) continue;
    const nodes = linkNodes(linker, branch, scope, place);
    const isLast = truth === true;
    if (isLast && tests.length === 0) return nodes;
    tests.push(
      isLast || test === undefined || written === undefined ? undefined : linkedTest(linker, test, written.at, place),
    );
    branches.push(nodes);
    if (isLast) break;
  }
  return branches.every((branch) => branch.length === 0) ? [] : branchNode(tests, branches, node.at);
}

function linkLoop(linker: Linker, node: LoopNode, scope: Scope, place: Place): LinkedNode[] {
  const over = linker.reduce(node.over, scope);
  const once = (): LinkedNode => {
    const loop = linker.nextLoop();
    linker.loopSources.set(loop, over);
    return {
      kind: 'loop',
      loop,
      over: linker.linked(over, node.over.at, { ...place, named: true }),
      ...(node.item === undefined ? {} : { item: node.item }),
      body: linkNodes(linker, node.body, loopScope(linker, node, scope, { kind: 'item', loop, path: [] }), place),
      sites: [node.at, ...scope.owner.sites],
    };
  };
  return unrolledLoop(linker, node, over, scope, once, (item, unrolled) =>
    linkNodes(linker, node.body, loopScope(linker, node, scope, item, unrolled), place),
  );
}

/** The scope of a loop's body, for an item. */
function loopScope(linker: Linker, node: LoopNode, scope: Scope, item: Meaning, unrolled = scope.unrolled): Scope {
  const inner = innerScope(scope, { locals: node.locals ?? {}, unrolled });
  if (node.item !== undefined) inner.names.set(node.item, item);
  if (node.index !== undefined) inner.names.set(node.index, { kind: 'unresolved', path: [node.index] });
  for (const name of node.itemNames ?? []) inner.names.set(name, linker.member(item, name));
  for (const bind of node.itemPattern ?? []) inner.names.set(bind.local, patternMeaning(linker, bind, item, inner));
  return inner;
}

function linkSlot(
  linker: Linker,
  node: Extract<TemplateNode, { kind: 'slot' }>,
  scope: Scope,
  place: Place,
): LinkedNode[] {
  const meaning = slotContent(linker, node, scope);
  if (meaning.kind === 'absent' || meaning.kind === 'unresolved') return linkNodes(linker, node.fallback, scope, place);
  const { value } = meaning.kind === 'value' ? meaning : { value: undefined };
  if (meaning.kind !== 'value' || value?.kind !== 'markup' || value.binds === undefined) {
    return linker.shown(meaning, node.at, place);
  }
  const given = emptyGiven(true);
  for (const prop of node.props ?? []) {
    given.props.set(prop.name, { value: { kind: 'thunk', value: prop.value, scope }, at: prop.at });
  }
  const inner = innerScope(meaning.scope);
  if (value.binds.whole !== undefined) inner.names.set(value.binds.whole, { kind: 'given', given, omit: [] });
  for (const { prop, local } of value.binds.names) inner.names.set(local, givenMember(linker, given, prop));
  meaning.scope.laid.add(value);
  return linkNodes(linker, value.nodes, inner, place);
}

function slotContent(linker: Linker, node: Extract<TemplateNode, { kind: 'slot' }>, scope: Scope): Meaning {
  const { given } = scope.owner;
  if (scope.module.facts.framework === 'vue') {
    const named = givenMember(linker, given, `slot:${node.name}`);
    return named.kind === 'absent' && node.name === 'default' ? givenMember(linker, given, 'children') : named;
  }
  return lookUp(linker, scope, 'children') ?? givenMember(linker, given, 'children');
}

/** What a meaning shows where a node stands: markup is laid out, undecided markup is a branch, the rest is text. */
export function shownNodes(linker: Linker, meaning: Meaning, at: Source, place: Place): LinkedNode[] {
  if (place.depth > limits.nesting) return [];
  switch (meaning.kind) {
    case 'value':
      return shownValue(linker, meaning, at, place);
    case 'list':
      return meaning.items.flatMap((item) => shownNodes(linker, linker.force(item), at, place));
    case 'either':
      return shownEither(linker, meaning, place);
    case 'component': {
      const expanded = { props: new Map(), spreads: [] };
      return inlineComponent(linker, meaning, expanded, meaning.module.scope, at, place, false);
    }
    case 'absent':
    case 'setter':
    case 'store':
    case 'given':
    case 'namespace':
      return [];
    case 'result':
      return callNodes(linker, meaning, at, place) ?? textOf(linker, meaning, at, place);
    case 'outside':
    case 'state':
    case 'item':
    case 'unresolved':
      return textOf(linker, meaning, at, place);
  }
}

function textOf(linker: Linker, meaning: Meaning, at: Source, place: Place): LinkedNode[] {
  const own: Place = { ...place, spill: [] };
  const text: LinkedNode = { kind: 'text', value: linker.linked(meaning, at, own), at };
  return own.spill.length === 0 ? [text] : [text, ...spilledNodes(linker, at, own)];
}

function shownValue(
  linker: Linker,
  meaning: Extract<Meaning, { kind: 'value' }>,
  at: Source,
  place: Place,
): LinkedNode[] {
  const { value, scope } = meaning;
  switch (value.kind) {
    case 'literal':
      return value.value === null || typeof value.value === 'boolean' ? [] : [{ kind: 'text', value, at: value.at }];
    case 'markup':
      scope.laid.add(value);
      linker.laid.add(value);
      return linkNodes(linker, value.nodes, contentScope(value, scope), { ...place, depth: place.depth + 1 });
    case 'function':
      return shownFunction(linker, value, scope, place);
    case 'object':
      return [];
    case 'template':
    case 'array':
    case 'call':
    case 'unknown':
      return textOf(linker, meaning, at, place);
  }
}

/** The scope of a slot's content whose component is not the app's: what the slot gives stays under its names. */
function contentScope({ binds }: Extract<Value, { kind: 'markup' }>, scope: Scope): Scope {
  if (binds === undefined) return scope;
  const inner = innerScope(scope);
  const names = [...binds.names.map(({ local }) => local), binds.whole, binds.rest];
  for (const name of names) if (name !== undefined) inner.names.set(name, { kind: 'unresolved', path: [name] });
  return inner;
}

/** A function where a node stands is a render prop: what it gives is shown. */
function shownFunction(linker: Linker, fn: FunctionValue, scope: Scope, place: Place): LinkedNode[] {
  scope.laid.add(fn);
  linker.laid.add(fn);
  const given = linker.call(fn, scope, [], scope);
  return given.kind === 'value' && given.value.kind === 'function' ? [] : shownNodes(linker, given, fn.at, place);
}

function shownEither(linker: Linker, meaning: Extract<Meaning, { kind: 'either' }>, place: Place): LinkedNode[] {
  const branches = meaning.options.map((option) =>
    shownNodes(linker, option, meaning.at, { ...place, depth: place.depth + 1 }),
  );
  if (branches.every((branch) => branch.every((node) => node.kind === 'text'))) {
    const isNothing = branches.every((branch) => branch.length === 0);
    return isNothing ? [] : textOf(linker, meaning, meaning.at, place);
  }
  const test = meaning.test === undefined ? undefined : linkedTest(linker, meaning.test, meaning.at, place);
  const unknown: LinkedValue = { kind: 'unknown', at: meaning.at };
  const tests = branches.map((_, index) => (index === branches.length - 1 ? undefined : (test ?? unknown)));
  if (branches.at(-1)?.length === 0 && branches.length > 1) {
    branches.pop();
    tests.pop();
  }
  return branchNode(tests, branches, meaning.at);
}
