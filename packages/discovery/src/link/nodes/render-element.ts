import type { TemplateNode } from '../../extract/facts/facts.js';
import { branchNode } from './branch-node.js';
import { childrenProp, expandProps, linkedProps, type ExpandedProps } from '../values/expand-props.js';
import { inlineComponent, inlineFunction } from '../components/inline-component.js';
import type { LinkedElement, LinkedNode, LinkedValue } from '../model/linked.js';
import type { Linker } from '../model/linker.js';
import type { Meaning, Place, Scope } from '../model/resolved-value.js';
import { resultPath } from '../evaluate/evaluate-call.js';
import { isComponent, isMarkupFunction, itemComponents } from '../evaluate/item-components.js';
import { spilledNodes } from '../handlers/detached-nodes.js';
import { tagMeaning } from '../evaluate/tag-value.js';
import { withProps } from './with-props.js';

type ElementNode = Extract<TemplateNode, { kind: 'element' }>;
type LinkedTag = LinkedElement['tag'];

/** One element: a host element, an outside component, or what one of the app's own components stands for. */
export function linkElement(linker: Linker, node: ElementNode, scope: Scope, place: Place): LinkedNode[] {
  const expanded = expandProps(linker, node.props, scope);
  if (node.children.length > 0) expanded.props.set('children', childrenProp(node, scope));
  const inner: Place = { ...place, depth: place.depth + 1 };
  if (node.tag.kind === 'host')
    return [outsideElement(linker, { kind: 'host', name: node.tag.name }, expanded, node, scope, inner)];
  return linkTag(linker, tagMeaning(linker, node.tag.path, scope), expanded, node, scope, inner);
}

function linkTag(
  linker: Linker,
  meaning: Meaning,
  expanded: ExpandedProps,
  node: ElementNode,
  scope: Scope,
  place: Place,
): LinkedNode[] {
  const written = node.tag.kind === 'component' ? node.tag.path : [node.tag.name];
  switch (meaning.kind) {
    case 'component':
      return inlineComponent(linker, meaning, expanded, scope, node.at, place);
    case 'value':
      if (meaning.value.kind === 'literal' && typeof meaning.value.value === 'string') {
        return [outsideElement(linker, { kind: 'host', name: meaning.value.value }, expanded, node, scope, place)];
      }
      if (meaning.value.kind === 'function') {
        return inlineFunction(linker, meaning.value, meaning.scope, expanded, scope, node.at, place);
      }
      if (meaning.value.kind === 'object') {
        const root = linker.member(meaning, 'Root');
        if (root.kind === 'component') return linkTag(linker, root, expanded, node, scope, place);
      }
      break;
    case 'either':
      return linkEither(linker, meaning, expanded, node, scope, place);
    case 'outside':
      if (meaning.path.at(-1) === 'Fragment' || meaning.path.at(-1) === 'StrictMode') {
        return linkedChildren(linker, expanded, place);
      }
      return outsideComponent(linker, meaning.path, meaning.package, expanded, node, scope, place);
    case 'result':
      return linkResultTag(linker, meaning, expanded, node, scope, place);
    case 'item':
      return linkItemTag(linker, meaning, expanded, node, scope, place);
    case 'namespace':
    case 'list':
    case 'state':
    case 'setter':
    case 'store':
    case 'given':
    case 'absent':
      break;
    case 'unresolved':
      return outsideComponent(linker, written, undefined, expanded, node, scope, place);
  }
  return outsideComponent(linker, written, undefined, expanded, node, scope, place);
}

/** A provider's children see its value; what an outside call made of a component stands for that component. */
function linkResultTag(
  linker: Linker,
  meaning: Extract<Meaning, { kind: 'result' }>,
  expanded: ExpandedProps,
  node: ElementNode,
  scope: Scope,
  place: Place,
): LinkedNode[] {
  const { call, path } = meaning;
  if (call.callee.at(-1) === 'createContext' && (path.length === 0 || path[0] === 'Provider')) {
    const given = expanded.props.get('value');
    if (given === undefined) return linkedChildren(linker, expanded, place);
    const contexts = { context: call.value, value: linker.force(given.value), outer: place.contexts };
    return linkedChildren(linker, expanded, { ...place, contexts });
  }
  if (path.length === 0) {
    for (const argument of call.value.args) {
      const wrapped = linker.reduce(argument, call.scope);
      if (wrapped.kind === 'component') return linkTag(linker, wrapped, expanded, node, scope, place);
    }
  }
  return outsideComponent(linker, resultPath(meaning), call.package, expanded, node, scope, place);
}

/** `<route.element />` in a loop over a list that is written out: any of the components that its items have there. */
function linkItemTag(
  linker: Linker,
  meaning: Extract<Meaning, { kind: 'item' }>,
  expanded: ExpandedProps,
  node: ElementNode,
  scope: Scope,
  place: Place,
): LinkedNode[] {
  if (isMarkupFunction(linker, meaning)) linker.itemwise += 1;
  const options = itemComponents(linker, meaning);
  if (options.length === 0) {
    const written = node.tag.kind === 'component' ? node.tag.path : [node.tag.name];
    return outsideComponent(linker, written, undefined, expanded, node, scope, place);
  }
  const branches = options.map((option) => linkTag(linker, option, expanded, node, scope, place));
  const tests = options.map((option) => isComponent(meaning, option, node.at));
  return [{ kind: 'branch', tests, branches, at: node.at }];
}

function linkEither(
  linker: Linker,
  meaning: Extract<Meaning, { kind: 'either' }>,
  expanded: ExpandedProps,
  node: ElementNode,
  scope: Scope,
  place: Place,
): LinkedNode[] {
  const branches = meaning.options.map((option) => linkTag(linker, option, expanded, node, scope, place));
  const test: LinkedValue =
    meaning.test === undefined ? { kind: 'unknown', at: node.at } : linker.linked(meaning.test, node.at, place);
  const tests = branches.map((_, index) => (index === branches.length - 1 ? undefined : test));
  return branchNode(tests, branches, node.at);
}

function outsideComponent(
  linker: Linker,
  path: string[],
  pack: string | undefined,
  expanded: ExpandedProps,
  node: ElementNode,
  scope: Scope,
  place: Place,
): LinkedNode[] {
  if (isSlot(path, pack)) return mergedSlot(linker, expanded, place);
  const tag: LinkedTag = { kind: 'component', path, ...(pack === undefined ? {} : { package: pack }) };
  return [outsideElement(linker, tag, expanded, node, scope, place)];
}

function outsideElement(
  linker: Linker,
  tag: LinkedTag,
  expanded: ExpandedProps,
  node: ElementNode,
  scope: Scope,
  place: Place,
): LinkedElement {
  const own: Place = { ...place, spill: [] };
  const props = linkedProps(linker, expanded, tag.kind === 'host', own);
  const children = linkedChildren(linker, expanded, place);
  return {
    kind: 'element',
    tag,
    props,
    children: own.spill.length === 0 ? children : [...children, ...spilledNodes(linker, node.at, own)],
    sites: [node.at, ...scope.owner.sites],
  };
}

export function linkedChildren(linker: Linker, expanded: ExpandedProps, place: Place): LinkedNode[] {
  const children = expanded.props.get('children');
  return children === undefined ? [] : linker.shown(linker.force(children.value), children.at, place);
}

/** Radix' Slot, on which `asChild` stands: it gives its props to its child and is not there itself. */
function isSlot(path: readonly string[], pack: string | undefined): boolean {
  if (pack === '@radix-ui/react-slot') return path.at(-1) === 'Slot' || path.at(-1) === 'Root';
  return pack === 'radix-ui' && path[0] === 'Slot';
}

function mergedSlot(linker: Linker, expanded: ExpandedProps, place: Place): LinkedNode[] {
  const children = linkedChildren(linker, expanded, place);
  const props = linkedProps(linker, expanded, false, place);
  return withProps(children, props);
}
