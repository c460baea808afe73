import type { ComponentFacts, FileFacts, TemplateNode, Value } from '../extract/facts/facts.js';
import { lookUpTag } from './evaluate/look-up-tag.js';
import type { Evaluator } from './model/evaluator.js';
import type { Module } from './model/lexical-scope.js';

/**
 * The components that another component or a module's constant names as a tag or passes on, each with its users. Null
 * is the user for a constant.
 */
export type UsedComponents = Map<ComponentFacts, Set<ComponentFacts | null>>;

export function usedComponents(evaluator: Evaluator): UsedComponents {
  const used: UsedComponents = new Map();
  for (const module of evaluator.app.modules.values()) {
    const { facts } = module;
    for (const component of facts.components) {
      for (const path of namedIn(component)) addUse(evaluator, used, { module, path, by: component });
    }
    if (facts.conventions.holds === 'data') continue;
    for (const path of namedInConstants(facts)) addUse(evaluator, used, { module, path, by: null });
  }
  return used;
}

interface Use {
  module: Module;
  path: string[];
  by: ComponentFacts | null;
}

function addUse(evaluator: Evaluator, used: UsedComponents, { module, path, by }: Use): void {
  const found = lookUpTag(evaluator, path, module.scope);
  if (found.kind !== 'component' || found.component === by) return;
  const users = used.get(found.component);
  if (users === undefined) used.set(found.component, new Set([by]));
  else users.add(by);
}

function namedIn(component: ComponentFacts): string[][] {
  const paths: string[][] = [];
  if (component.wraps !== undefined) paths.push(component.wraps);
  visitNodes(component.root, paths);
  for (const value of Object.values(component.locals)) visit(value, paths);
  return paths;
}

function namedInConstants(facts: FileFacts): string[][] {
  const paths: string[][] = [];
  for (const value of Object.values(facts.constants)) visit(value, paths);
  return paths;
}

function visitNodes(nodes: readonly TemplateNode[], paths: string[][]): void {
  for (const node of nodes) {
    switch (node.kind) {
      case 'element':
        if (node.tag.kind === 'component') paths.push(node.tag.path);
        for (const prop of node.props) visit(prop.value, paths);
        visitNodes(node.children, paths);
        break;
      case 'text':
        visit(node.value, paths);
        break;
      case 'branch':
        for (const branch of node.branches) visitNodes(branch, paths);
        break;
      case 'loop':
        visit(node.over, paths);
        for (const value of Object.values(node.locals ?? {})) visit(value, paths);
        visitNodes(node.body, paths);
        break;
      case 'slot':
        visitNodes(node.fallback, paths);
        break;
    }
  }
}

function visit(value: Value, paths: string[][]): void {
  switch (value.kind) {
    case 'reference':
      if (/^[A-Z]/.test(value.path.at(-1) ?? '')) paths.push(value.path);
      break;
    case 'call':
      for (const argument of value.args) visit(argument, paths);
      if (value.on !== undefined) visit(value.on, paths);
      break;
    case 'choice':
      for (const option of value.options) visit(option, paths);
      break;
    case 'object':
      for (const entry of value.entries) visit(entry.value, paths);
      for (const one of value.spreads) visit(one, paths);
      break;
    case 'array':
      for (const item of value.items) visit(item, paths);
      break;
    case 'function':
      visitNodes(value.returns ?? [], paths);
      if (value.result !== undefined) visit(value.result, paths);
      for (const local of Object.values(value.locals ?? {})) visit(local, paths);
      for (const call of value.does.calls) for (const argument of call.args) visit(argument, paths);
      break;
    case 'markup':
      visitNodes(value.nodes, paths);
      break;
    case 'literal':
    case 'template':
    case 'unknown':
      break;
  }
}
