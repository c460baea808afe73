import type { Source } from '@webmcp/contract';

import type { FunctionValue, Value } from '../../extract/facts/facts.js';
import { inlineComponent } from '../components/inline-component.js';
import { stateFacts } from '../evaluate/state-facts.js';
import { renderPending } from '../handlers/detached-nodes.js';
import { force } from '../model/evaluator.js';
import { innerScope, type LexicalScope } from '../model/lexical-scope.js';
import { limits } from '../model/limits.js';
import type { LinkedNode, LinkedValue } from '../model/linked.js';
import { deeper, type RenderSite } from '../model/render-site.js';
import type { Renderer } from '../model/renderer.js';
import type { ComponentValue, EitherValue, ResolvedValue, ResultValue, WrittenValue } from '../model/resolved-value.js';
import { branchNode } from './branch-node.js';
import { linkedTest } from './render-branch.js';
import { renderedCalls } from './rendered-calls.js';

/** Renders a resolved value: markup as nodes, undecided markup as a branch, all else as text. */
export function renderValue(renderer: Renderer, resolved: ResolvedValue, at: Source, site: RenderSite): LinkedNode[] {
  if (site.depth > limits.nesting) return [];
  switch (resolved.kind) {
    case 'value':
      return renderWritten(renderer, resolved, at, site);
    case 'list':
      return resolved.items.flatMap((item) => renderValue(renderer, force(renderer, item), at, site));
    case 'either':
      return renderEither(renderer, resolved, site);
    case 'component':
      return renderNamed(renderer, resolved, at, site);
    case 'absent':
    case 'setter':
    case 'store':
    case 'props':
    case 'namespace':
      return [];
    case 'result':
      return renderResult(renderer, resolved, at, site);
    case 'outside':
    case 'state':
    case 'item':
    case 'unresolved':
      return textNodes(renderer, resolved, at, site);
  }
}

/** Renders a component that is named without a tag. */
function renderNamed(renderer: Renderer, resolved: ComponentValue, at: Source, site: RenderSite): LinkedNode[] {
  const expanded = { props: new Map(), spreads: resolved.given === undefined ? [] : [{ value: resolved.given, at }] };
  return inlineComponent(renderer, resolved, { expanded, scope: resolved.module.scope, at, site, untagged: true });
}

/** Renders the result of a call out of the app by the first rule that knows the call; else as text. */
function renderResult(renderer: Renderer, resolved: ResultValue, at: Source, site: RenderSite): LinkedNode[] {
  for (const rule of renderedCalls) {
    const nodes = rule.render(renderer, resolved, at, site);
    if (nodes !== null) return nodes;
  }
  return textNodes(renderer, resolved, at, site);
}

/** Renders a text, followed by the markup that calls in the text received. */
function textNodes(renderer: Renderer, resolved: ResolvedValue, at: Source, site: RenderSite): LinkedNode[] {
  const own: RenderSite = { ...site, pending: [] };
  const text: LinkedNode = { kind: 'text', value: renderer.toLinkedValue(resolved, at, own), at };
  return own.pending.length === 0 ? [text] : [text, ...renderPending(renderer, at, own)];
}

function renderWritten(renderer: Renderer, resolved: WrittenValue, at: Source, site: RenderSite): LinkedNode[] {
  const { value, scope } = resolved;
  switch (value.kind) {
    case 'literal':
      return value.value === null || typeof value.value === 'boolean' ? [] : [{ kind: 'text', value, at: value.at }];
    case 'markup':
      scope.rendered.add(value);
      return renderer.renderTemplate(value.nodes, contentScope(value, scope), deeper(site));
    case 'function':
      return renderFunction(renderer, value, scope, site);
    case 'object':
      return [];
    case 'template':
    case 'array':
    case 'call':
    case 'unknown':
      return textNodes(renderer, resolved, at, site);
  }
}

/** Returns the scope of content for a slot of an outside component: the slot's props stay under their names. */
function contentScope({ binds }: Extract<Value, { kind: 'markup' }>, scope: LexicalScope): LexicalScope {
  if (binds === undefined) return scope;
  const inner = innerScope(scope);
  const names = [...binds.names.map(({ local }) => local), binds.whole, binds.rest];
  for (const name of names) if (name !== undefined) inner.names.set(name, { kind: 'unresolved', path: [name] });
  return inner;
}

/** Renders the result of a function in a template: a render prop. */
function renderFunction(renderer: Renderer, fn: FunctionValue, scope: LexicalScope, site: RenderSite): LinkedNode[] {
  scope.rendered.add(fn);
  const result = renderer.call({ fn, closure: scope, args: [], caller: scope });
  return result.kind === 'value' && result.value.kind === 'function' ? [] : renderValue(renderer, result, fn.at, site);
}

/** Renders one of several values: as a branch, or as one text if no option has markup. */
function renderEither(renderer: Renderer, resolved: EitherValue, site: RenderSite): LinkedNode[] {
  const { at, test: tested } = resolved;
  const branches = resolved.options.map((option, index) => {
    const facts = tested === undefined ? [] : stateFacts(renderer, tested, index === 0);
    return renderValue(renderer, option, at, deeper({ ...site, known: [...site.known, ...facts] }));
  });
  if (branches.every((branch) => branch.every((node) => node.kind === 'text'))) {
    const isNothing = branches.every((branch) => branch.length === 0);
    return isNothing ? [] : textNodes(renderer, resolved, at, site);
  }
  const test: LinkedValue =
    resolved.test === undefined ? { kind: 'unknown', at } : linkedTest(renderer, resolved.test, at, site);
  const tests = branches.map((_, index) => (index === branches.length - 1 ? undefined : test));
  if (branches.at(-1)?.length === 0 && branches.length > 1) {
    branches.pop();
    tests.pop();
  }
  return branchNode(tests, branches, at);
}
