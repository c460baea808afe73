import type { Node } from '@babel/types';

import type { ComponentFacts, Value } from '../../facts/facts.js';
import { bareExpression } from '../../script/path-of.js';
import { classComponent } from '../components/class-component.js';
import { componentOf, isComponentName } from '../components/component-of.js';
import { propertyKey } from '../values/member-path.js';
import { requiredFile } from './module-imports.js';
import type { Module } from './module.js';
import { readWrapped } from '../components/read-wrapped.js';
import { addLocal } from '../values/react-reader.js';

/** Declares `name = init` at the top level: a component, an import, or a constant. */
export function defineName(name: string, init: Node, module: Module): void {
  const node = bareExpression(init);
  const { reader, constants } = module;
  const required = requiredFile(node);
  if (required !== null) {
    module.imports.push({ local: name, imported: 'default', from: required });
    return;
  }
  if (node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression') {
    addFunction(name, node, module);
    return;
  }
  if (node.type === 'ClassExpression') {
    addClass(name, node, module);
    return;
  }
  const wrapped = readWrapped(name, node, reader);
  if (wrapped.kind === 'import') module.imports.push(wrapped.fact);
  if (wrapped.kind === 'component') {
    module.components.push(wrapped.component);
    if (wrapped.reads !== undefined) module.imports.push(...wrapped.reads);
    for (const { key, value } of wrapped.members ?? []) constants[`${name}.${key}`] = value;
  }
  if (wrapped.kind === 'none') addLocal(reader.frame, name, reader.value(node));
  else if (wrapped.kind === 'component' && wrapped.component.wraps !== undefined) constants[name] = reader.value(node);
}

/** Adds a function at the top level as a component, or as a constant. */
export function addFunction(
  name: string,
  node: Extract<Node, { type: 'FunctionDeclaration' | 'FunctionExpression' | 'ArrowFunctionExpression' }>,
  module: Module,
): void {
  const capital = isComponentName(name);
  const value = module.reader.function(node, capital);
  const component = capital ? componentOf(name, value, !module.isMarkupFile) : null;
  if (component === null) module.constants[name] = value;
  else module.components.push(component);
}

/** Adds a class at the top level. Its static members become constants named `Class.member`. */
export function addClass(
  name: string,
  node: Extract<Node, { type: 'ClassDeclaration' | 'ClassExpression' }>,
  module: Module,
): void {
  const value = module.reader.class(node);
  const component = classComponent(name, value);
  if (component === null) module.constants[name] = value;
  else module.components.push(component);
  for (const member of node.body.body) {
    if ((member.type !== 'ClassMethod' && member.type !== 'ClassProperty') || member.static !== true) continue;
    const key = propertyKey(member.key, member.computed === true);
    if (key === null) continue;
    const found =
      member.type === 'ClassMethod'
        ? module.reader.function(member, false)
        : member.value && module.reader.value(member.value);
    if (!found) continue;
    if (key === 'defaultProps' && component !== null) addDefaults(component, found);
    else module.constants[`${name}.${key}`] = found;
  }
}

/** Adds `defaultProps` as defaults of the props' names. */
export function addDefaults(component: ComponentFacts, value: Value): void {
  if (value.kind !== 'object') return;
  for (const entry of value.entries) {
    const known = component.props.names.find(({ prop }) => prop === entry.key);
    if (known === undefined) {
      component.props.names.push({ prop: entry.key, local: `~${entry.key}`, default: entry.value });
    } else known.default ??= entry.value;
  }
}
