import { renderingFunctions, transparentComponents } from '../../libraries/known/rendering-functions.js';
import { inlineComponent } from '../components/inline-component.js';
import { inlineFunction } from '../components/inline-function.js';
import { resultPath } from '../evaluate/callee-of.js';
import { isComponentTest, isMarkupFunction, itemComponents } from '../evaluate/item-members.js';
import { lookUpTag, pascal } from '../evaluate/look-up-tag.js';
import { force } from '../model/evaluator.js';
import type { LinkedNode, LinkedValue } from '../model/linked.js';
import type { Renderer } from '../model/renderer.js';
import type { EitherValue, ItemValue, ResolvedValue, ResultValue, WrittenValue } from '../model/resolved-value.js';
import { linkedChildren } from '../values/linked-props.js';
import { branchNode } from './branch-node.js';
import { outsideComponent, outsideElement } from './outside-element.js';
import type { TagUse } from './tag-use.js';

/** Renders a tag by the value of its name: own components inlined, components of packages as elements. */
export function renderTag(renderer: Renderer, resolved: ResolvedValue, use: TagUse): LinkedNode[] {
  switch (resolved.kind) {
    case 'component':
      return inlineComponent(renderer, resolved, use);
    case 'value':
      return renderWrittenTag(renderer, resolved, use);
    case 'either':
      return renderEitherTag(renderer, resolved, use);
    case 'outside':
      if (transparentComponents.includes(resolved.path.at(-1) ?? '')) {
        return linkedChildren(renderer, use.expanded, use.site);
      }
      return outsideComponent(renderer, resolved.path, resolved.package, use);
    case 'result':
      return renderResultTag(renderer, resolved, use);
    case 'item':
      return renderItemTag(renderer, resolved, use);
    case 'namespace':
    case 'list':
    case 'state':
    case 'setter':
    case 'store':
    case 'props':
    case 'absent':
    case 'unresolved':
      return outsideComponent(renderer, use.written, undefined, use);
  }
}

/** Renders a tag whose name is a text (`const Tag = 'button'`), a function, or an object with a `Root`. */
function renderWrittenTag(renderer: Renderer, resolved: WrittenValue, use: TagUse): LinkedNode[] {
  const { value, scope } = resolved;
  if (value.kind === 'literal' && typeof value.value === 'string') {
    return renderNamedTag(renderer, value.value, use);
  }
  if (value.kind === 'function') return inlineFunction(renderer, value, scope, use);
  if (value.kind === 'object') {
    const root = renderer.member(resolved, 'Root');
    if (root.kind === 'component') return renderTag(renderer, root, use);
  }
  return outsideComponent(renderer, use.written, undefined, use);
}

/** Renders a tag by its name as a text. Where components are known by name, `router-link` names a component. */
function renderNamedTag(renderer: Renderer, name: string, use: TagUse): LinkedNode[] {
  const isComponent = use.scope.module.facts.conventions.globalComponents === true && !/^[a-z][a-z0-9]*$/.test(name);
  if (!isComponent) return [outsideElement(renderer, { kind: 'host', name }, use)];
  const path = [pascal(name)];
  return renderTag(renderer, lookUpTag(renderer, path, use.scope), { ...use, written: path });
}

/** Renders a tag that is the result of a call: a provider of a context, or a component that an outside call wraps. */
function renderResultTag(renderer: Renderer, resolved: ResultValue, use: TagUse): LinkedNode[] {
  const { call, path } = resolved;
  const { expanded, site } = use;
  const isContext = call.callee.at(-1) === renderingFunctions.createContext;
  if (isContext && (path.length === 0 || path[0] === 'Provider')) {
    const provided = expanded.props.get('value');
    if (provided === undefined) return linkedChildren(renderer, expanded, site);
    const contexts = { context: call.value, value: force(renderer, provided.value), outer: site.contexts };
    return linkedChildren(renderer, expanded, { ...site, contexts });
  }
  if (path.length === 0) {
    for (const argument of call.value.args) {
      const wrapped = renderer.evaluate(argument, call.scope);
      if (wrapped.kind === 'component') return renderTag(renderer, wrapped, use);
    }
  }
  return outsideComponent(renderer, resultPath(resolved), call.package, use);
}

/** Renders `<route.element />` in a loop over a known list: any component that the items have under this name. */
function renderItemTag(renderer: Renderer, resolved: ItemValue, use: TagUse): LinkedNode[] {
  if (isMarkupFunction(renderer, resolved)) renderer.memory.loops.itemDependencies += 1;
  const options = itemComponents(renderer, resolved);
  if (options.length === 0) return outsideComponent(renderer, use.written, undefined, use);
  const branches = options.map((option) => renderTag(renderer, option, use));
  const tests = options.map((option) => isComponentTest(resolved, option, use.at));
  return [{ kind: 'branch', tests, branches, at: use.at }];
}

function renderEitherTag(renderer: Renderer, resolved: EitherValue, use: TagUse): LinkedNode[] {
  const { at, site } = use;
  const branches = resolved.options.map((option) => (option.kind === 'absent' ? [] : renderTag(renderer, option, use)));
  const test: LinkedValue =
    resolved.test === undefined ? { kind: 'unknown', at } : renderer.toLinkedValue(resolved.test, at, site);
  const tests = branches.map((_, index) => (index === branches.length - 1 ? undefined : test));
  return branchNode(tests, branches, at);
}
