import type { Node, VariableDeclarator } from '@babel/types';

import type { Value } from '../facts.js';
import { pathOf } from './path-of.js';
import { sourceAt, type ScriptContext } from './script-context.js';
import { propertyKey, valueOf } from './value-of-expression.js';

/**
 * The names that one declaration binds, with their values. What is taken out of something becomes a reference into it:
 * `const { login: enter } = useAuth()` binds `enter` to `['useAuth()', 'login']`. Where the source is an object or array
 * literal, its members themselves.
 */
export function declaredValues(declarator: VariableDeclarator, context: ScriptContext): Map<string, Value> {
  const values = new Map<string, Value>();
  if (!declarator.init) return values;
  if (declarator.id.type === 'Identifier') {
    values.set(declarator.id.name, valueOf(declarator.init, context));
    return values;
  }
  takeOut(declarator.id, valueOf(declarator.init, context), pathOf(declarator.init, context), context, values);
  return values;
}

function takeOut(
  pattern: Node,
  from: Value,
  path: string[] | null,
  context: ScriptContext,
  values: Map<string, Value>,
): void {
  const member = (key: string, target: Node): void => {
    const inner = target.type === 'AssignmentPattern' ? target.left : target;
    const at = sourceAt(inner, context);
    const value =
      memberOf(from, key) ?? (path === null ? null : { kind: 'reference' as const, path: [...path, key], at });
    if (value === null) return;
    if (inner.type === 'Identifier') values.set(inner.name, value);
    else takeOut(inner, value, value.kind === 'reference' ? value.path : null, context, values);
  };
  if (pattern.type === 'ObjectPattern') {
    for (const property of pattern.properties) {
      if (property.type !== 'ObjectProperty') continue;
      const key = propertyKey(property.key, property.computed);
      if (key !== null) member(key, property.value);
    }
  } else if (pattern.type === 'ArrayPattern') {
    pattern.elements.forEach((element, index) => {
      if (element !== null && element.type !== 'RestElement') member(String(index), element);
    });
  }
}

function memberOf(value: Value, key: string): Value | null {
  if (value.kind === 'array') return value.items[Number(key)] ?? null;
  if (value.kind !== 'object' || value.spreads.length > 0) return null;
  return value.entries.findLast((entry) => entry.key === key)?.value ?? null;
}
