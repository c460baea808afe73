import type { Node, Statement } from '@babel/types';

import { isFunction } from '../script/function-value.js';
import { boundNames } from '../script/handler-facts.js';
import { bareExpression } from '../script/path-of.js';
import { propertyKey } from '../script/value-of-expression.js';
import { optionsObject } from './options-script.js';

/**
 * How a component's paths are rewritten so that script and template name the same thing in the same way: `this.open` is
 * `open`, `open.value` of anything that setup declares or imports is `open`, whatever holds `emit` is `$emit`.
 * @param plain the statements of `<script>`
 * @param setup the statements of `<script setup>`
 */
export function componentPaths(plain: readonly Statement[], setup: readonly Statement[]): (path: string[]) => string[] {
  const statements = [...setup, ...setupBody(plain)];
  const refs = new Set<string>();
  for (const node of [...statements, ...plain]) {
    if (node.type === 'ImportDeclaration') for (const { local } of node.specifiers) refs.add(local.name);
    if (node.type !== 'VariableDeclaration') continue;
    for (const declarator of node.declarations) for (const name of boundNames(declarator.id)) refs.add(name);
  }
  const emitters = emitNames(plain, statements);
  return (path) => {
    const rest = path[0] === 'this' ? path.slice(1) : path;
    const [first, second] = rest;
    if (first === undefined) return rest;
    if (emitters.names.has(first)) return ['$emit', ...rest.slice(1)];
    if (second === 'emit' && emitters.contexts.has(first)) return ['$emit', ...rest.slice(2)];
    return second === 'value' && refs.has(first) ? [first, ...rest.slice(2)] : rest;
  };
}

function setupFunction(plain: readonly Statement[]): Extract<Node, { params: unknown; body: unknown }> | null {
  for (const property of optionsObject(plain)?.properties ?? []) {
    if (property.type === 'SpreadElement' || propertyKey(property.key, property.computed) !== 'setup') continue;
    const value = property.type === 'ObjectMethod' ? property : bareExpression(property.value);
    if (isFunction(value)) return value;
  }
  return null;
}

function setupBody(plain: readonly Statement[]): readonly Statement[] {
  const body = setupFunction(plain)?.body;
  return typeof body === 'object' && body !== null && 'type' in body && body.type === 'BlockStatement' ? body.body : [];
}

function emitNames(
  plain: readonly Statement[],
  statements: readonly Statement[],
): { names: Set<string>; contexts: Set<string> } {
  const names = new Set<string>();
  const contexts = new Set<string>();
  for (const statement of statements) {
    if (statement.type !== 'VariableDeclaration') continue;
    for (const { id, init } of statement.declarations) {
      const call = init ? bareExpression(init) : null;
      if (call?.type !== 'CallExpression' || call.callee.type !== 'Identifier' || id.type !== 'Identifier') continue;
      if (call.callee.name === 'defineEmits') names.add(id.name);
    }
  }
  const setup = setupFunction(plain);
  const second = setup !== null && isFunction(setup) ? setup.params[1] : undefined;
  if (second?.type === 'Identifier') contexts.add(second.name);
  if (second?.type !== 'ObjectPattern') return { names, contexts };
  for (const property of second.properties) {
    if (property.type !== 'ObjectProperty' || propertyKey(property.key, property.computed) !== 'emit') continue;
    for (const name of boundNames(property.value)) names.add(name);
  }
  return { names, contexts };
}
