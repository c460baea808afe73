import { bindFunction } from '../evaluate/bind-function.js';
import type { FunctionValue } from '../../extract/facts/facts.js';
import type { LexicalScope, Owner } from '../model/lexical-scope.js';
import { limits } from '../model/limits.js';
import { nextInstance } from '../model/link-budget.js';
import type { LinkedNode } from '../model/linked.js';
import { deeper } from '../model/render-site.js';
import type { Renderer } from '../model/renderer.js';
import { passedBy, sitesOf, type ComponentUse } from './component-use.js';
import { uninlinedTag } from './uninlined-tag.js';
import { unplacedNodes } from './unplaced-nodes.js';

/** Inlines a component that is a function inside another one. */
export function inlineFunction(
  renderer: Renderer,
  fn: FunctionValue,
  closure: LexicalScope,
  use: ComponentUse,
): LinkedNode[] {
  const { scope, at, site } = use;
  const name = renderer.memory.functionNames.get(fn) ?? 'component';
  closure.rendered.add(fn);
  const isCut = site.depth > limits.nesting || closure.running.length > limits.calls;
  const instance = isCut ? null : nextInstance(renderer.budget);
  if (instance === null) return [uninlinedTag(renderer, name, use)];
  const passed = passedBy(use);
  const sites = sitesOf(use);
  const owner: Owner = { ...scope.owner, instance, sites, passed, hooks: new Map(), results: new Set(), size: 0 };
  const inner = bindFunction(renderer, fn, closure, [{ kind: 'props', passed, omit: [] }], {
    owner,
    contexts: site.contexts,
    statePrefix: '',
  });
  const children = renderer.renderTemplate(fn.returns ?? [], inner, deeper(site));
  if (fn.returns === undefined && fn.result !== undefined) {
    children.push(...renderer.renderValue(renderer.evaluate(fn.result, inner), at, site));
  }
  children.push(...unplacedNodes(renderer, inner, at, site));
  return [{ kind: 'instance', instance, name, file: closure.module.facts.file, children, sites }];
}
