import type { TemplateNode } from '../../extract/facts/facts.js';
import { branchNode } from './branch-node.js';
import { childrenProp, expandProps, linkedProps, type ExpandedProps } from '../values/expand-props.js';
import { inlineComponent, inlineFunction } from '../components/inline-component.js';
import type { LinkedElement, LinkedNode, LinkedValue } from '../model/linked.js';
import type { Linker } from '../model/linker.js';
import type { ResolvedValue, RenderSite, LexicalScope } from '../model/resolved-value.js';
import { resultPath } from '../evaluate/evaluate-call.js';
import { isComponent, isMarkupFunction, itemComponents } from '../evaluate/item-components.js';
import { renderPending } from '../handlers/detached-nodes.js';
import { tagValue } from '../evaluate/tag-value.js';
import { withProps } from './with-props.js';

type ElementNode = Extract<TemplateNode, { kind: 'element' }>;
type LinkedTag = LinkedElement['tag'];

/** One element: a host element, an outside component, or what one of the app's own components stands for. */
export function linkElement(linker: Linker, node: ElementNode, scope: LexicalScope, site: RenderSite): LinkedNode[] {
  const expanded = expandProps(linker, node.props, scope);
  if (node.children.length > 0) expanded.props.set('children', childrenProp(node, scope));
  const inner: RenderSite = { ...site, depth: site.depth + 1 };
  if (node.tag.kind === 'host')
    return [outsideElement(linker, { kind: 'host', name: node.tag.name }, expanded, node, scope, inner)];
  return linkTag(linker, tagValue(linker, node.tag.path, scope), expanded, node, scope, inner);
}

function linkTag(
  linker: Linker,
  resolved: ResolvedValue,
  expanded: ExpandedProps,
  node: ElementNode,
  scope: LexicalScope,
  site: RenderSite,
): LinkedNode[] {
  const written = node.tag.kind === 'component' ? node.tag.path : [node.tag.name];
  switch (resolved.kind) {
    case 'component':
      return inlineComponent(linker, resolved, expanded, scope, node.at, site);
    case 'value':
      if (resolved.value.kind === 'literal' && typeof resolved.value.value === 'string') {
        return [outsideElement(linker, { kind: 'host', name: resolved.value.value }, expanded, node, scope, site)];
      }
      if (resolved.value.kind === 'function') {
        return inlineFunction(linker, resolved.value, resolved.scope, expanded, scope, node.at, site);
      }
      if (resolved.value.kind === 'object') {
        const root = linker.member(resolved, 'Root');
        if (root.kind === 'component') return linkTag(linker, root, expanded, node, scope, site);
      }
      break;
    case 'either':
      return linkEither(linker, resolved, expanded, node, scope, site);
    case 'outside':
      if (resolved.path.at(-1) === 'Fragment' || resolved.path.at(-1) === 'StrictMode') {
        return linkedChildren(linker, expanded, site);
      }
      return outsideComponent(linker, resolved.path, resolved.package, expanded, node, scope, site);
    case 'result':
      return linkResultTag(linker, resolved, expanded, node, scope, site);
    case 'item':
      return linkItemTag(linker, resolved, expanded, node, scope, site);
    case 'namespace':
    case 'list':
    case 'state':
    case 'setter':
    case 'store':
    case 'given':
    case 'absent':
      break;
    case 'unresolved':
      return outsideComponent(linker, written, undefined, expanded, node, scope, site);
  }
  return outsideComponent(linker, written, undefined, expanded, node, scope, site);
}

/** A provider's children see its value; what an outside call made of a component stands for that component. */
function linkResultTag(
  linker: Linker,
  resolved: Extract<ResolvedValue, { kind: 'result' }>,
  expanded: ExpandedProps,
  node: ElementNode,
  scope: LexicalScope,
  site: RenderSite,
): LinkedNode[] {
  const { call, path } = resolved;
  if (call.callee.at(-1) === 'createContext' && (path.length === 0 || path[0] === 'Provider')) {
    const given = expanded.props.get('value');
    if (given === undefined) return linkedChildren(linker, expanded, site);
    const contexts = { context: call.value, value: linker.force(given.value), outer: site.contexts };
    return linkedChildren(linker, expanded, { ...site, contexts });
  }
  if (path.length === 0) {
    for (const argument of call.value.args) {
      const wrapped = linker.evaluate(argument, call.scope);
      if (wrapped.kind === 'component') return linkTag(linker, wrapped, expanded, node, scope, site);
    }
  }
  return outsideComponent(linker, resultPath(resolved), call.package, expanded, node, scope, site);
}

/** `<route.element />` in a loop over a list that is written out: any of the components that its items have there. */
function linkItemTag(
  linker: Linker,
  resolved: Extract<ResolvedValue, { kind: 'item' }>,
  expanded: ExpandedProps,
  node: ElementNode,
  scope: LexicalScope,
  site: RenderSite,
): LinkedNode[] {
  if (isMarkupFunction(linker, resolved)) linker.itemDependencies += 1;
  const options = itemComponents(linker, resolved);
  if (options.length === 0) {
    const written = node.tag.kind === 'component' ? node.tag.path : [node.tag.name];
    return outsideComponent(linker, written, undefined, expanded, node, scope, site);
  }
  const branches = options.map((option) => linkTag(linker, option, expanded, node, scope, site));
  const tests = options.map((option) => isComponent(resolved, option, node.at));
  return [{ kind: 'branch', tests, branches, at: node.at }];
}

function linkEither(
  linker: Linker,
  resolved: Extract<ResolvedValue, { kind: 'either' }>,
  expanded: ExpandedProps,
  node: ElementNode,
  scope: LexicalScope,
  site: RenderSite,
): LinkedNode[] {
  const branches = resolved.options.map((option) => linkTag(linker, option, expanded, node, scope, site));
  const test: LinkedValue =
    resolved.test === undefined ? { kind: 'unknown', at: node.at } : linker.linked(resolved.test, node.at, site);
  const tests = branches.map((_, index) => (index === branches.length - 1 ? undefined : test));
  return branchNode(tests, branches, node.at);
}

function outsideComponent(
  linker: Linker,
  path: string[],
  pack: string | undefined,
  expanded: ExpandedProps,
  node: ElementNode,
  scope: LexicalScope,
  site: RenderSite,
): LinkedNode[] {
  if (isSlot(path, pack)) return mergedSlot(linker, expanded, site);
  const tag: LinkedTag = { kind: 'component', path, ...(pack === undefined ? {} : { package: pack }) };
  return [outsideElement(linker, tag, expanded, node, scope, site)];
}

function outsideElement(
  linker: Linker,
  tag: LinkedTag,
  expanded: ExpandedProps,
  node: ElementNode,
  scope: LexicalScope,
  site: RenderSite,
): LinkedElement {
  const own: RenderSite = { ...site, pending: [] };
  const props = linkedProps(linker, expanded, tag.kind === 'host', own);
  const children = linkedChildren(linker, expanded, site);
  return {
    kind: 'element',
    tag,
    props,
    children: own.pending.length === 0 ? children : [...children, ...renderPending(linker, node.at, own)],
    sites: [node.at, ...scope.owner.sites],
  };
}

export function linkedChildren(linker: Linker, expanded: ExpandedProps, site: RenderSite): LinkedNode[] {
  const children = expanded.props.get('children');
  return children === undefined ? [] : linker.shown(linker.force(children.value), children.at, site);
}

/** Radix' Slot, on which `asChild` stands: it gives its props to its child and is not there itself. */
function isSlot(path: readonly string[], pack: string | undefined): boolean {
  if (pack === '@radix-ui/react-slot') return path.at(-1) === 'Slot' || path.at(-1) === 'Root';
  return pack === 'radix-ui' && path[0] === 'Slot';
}

function mergedSlot(linker: Linker, expanded: ExpandedProps, site: RenderSite): LinkedNode[] {
  const children = linkedChildren(linker, expanded, site);
  const props = linkedProps(linker, expanded, false, site);
  return withProps(children, props);
}
