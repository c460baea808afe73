import type { Node } from '@babel/types';

import type { ScriptContext } from './script-context.js';

/**
 * The path of an identifier or member chain, or null where a part is only known at run time. What a call gives is its
 * callee with `()`: `z.string().min` is `['z', 'string()', 'min']`. `this` is the part `this`; a private name keeps its `#`.
 */
export function pathOf(node: Node, context: ScriptContext): string[] | null {
  const path = rawPathOf(node, context);
  if (path === null) return null;
  const [first, ...rest] = path;
  const known = first === undefined ? undefined : context.constants?.get(first);
  if (known?.kind === 'reference') return [...known.path, ...rest];
  return context.pathFor === undefined ? path : context.pathFor(path);
}

/** Looks through parentheses, type assertions and `await`. */
export function bareExpression(node: Node): Node {
  switch (node.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'TSTypeAssertion':
    case 'TSInstantiationExpression':
    case 'TypeCastExpression':
    case 'ParenthesizedExpression':
      return bareExpression(node.expression);
    case 'AwaitExpression':
      return bareExpression(node.argument);
    default:
      return node;
  }
}

function rawPathOf(wrapped: Node, context: ScriptContext): string[] | null {
  const node = bareExpression(wrapped);
  switch (node.type) {
    case 'Identifier':
      return [node.name];
    case 'JSXIdentifier':
      return [node.name];
    case 'ThisExpression':
      return ['this'];
    case 'Super':
      return ['super'];
    case 'Import':
      return ['import'];
    case 'MetaProperty':
      return [node.meta.name, node.property.name];
    case 'MemberExpression':
    case 'OptionalMemberExpression': {
      const object = rawPathOf(node.object, context);
      const key = memberKey(node.property, node.computed);
      return object === null || key === null ? null : [...object, key];
    }
    case 'JSXMemberExpression': {
      const object = rawPathOf(node.object, context);
      return object === null ? null : [...object, node.property.name];
    }
    case 'CallExpression':
    case 'OptionalCallExpression': {
      const named = node.type === 'CallExpression' ? context.pathOfCall?.(node) : undefined;
      if (named !== undefined) return named;
      return called(node.callee, context);
    }
    case 'NewExpression':
      return called(node.callee, context);
    default:
      return null;
  }
}

function called(callee: Node, context: ScriptContext): string[] | null {
  const path = rawPathOf(callee, context);
  const last = path?.at(-1);
  return path === null || last === undefined ? null : [...path.slice(0, -1), `${last}()`];
}

function memberKey(property: Node, computed: boolean): string | null {
  if (!computed) {
    if (property.type === 'Identifier') return property.name;
    return property.type === 'PrivateName' ? `#${property.id.name}` : null;
  }
  const key = bareExpression(property);
  if (key.type === 'StringLiteral') return key.value;
  if (key.type === 'NumericLiteral') return String(key.value);
  return key.type === 'TemplateLiteral' && key.expressions.length === 0 ? (key.quasis[0]?.value.cooked ?? null) : null;
}
