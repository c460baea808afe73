import type { CallExpression, Node, OptionalCallExpression, ObjectExpression, NewExpression } from '@babel/types';

import type { Value } from '../facts.js';
import { functionValue } from './function-value.js';
import { bareExpression, pathOf } from './path-of.js';
import { sourceAt, type ScriptContext } from './script-context.js';

const comparisons = new Map([
  ['===', '==='],
  ['==', '==='],
  ['!==', '!=='],
  ['!=', '!=='],
  ['<', '<'],
  ['<=', '<='],
  ['>', '>'],
  ['>=', '>='],
]);

/**
 * An expression as far as its text tells what it is. `undefined` counts as null. `!a` is the choice `a ? false : true`,
 * `a && b` is `a ? b : false`, a comparison is a call of its operator (`['===']`, `['<']`, …; `==` counts as `===`).
 */
export function valueOf(expression: Node, context: ScriptContext): Value {
  const node = bareExpression(expression);
  const at = sourceAt(node, context);
  switch (node.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return { kind: 'literal', value: node.value, at };
    case 'NullLiteral':
      return { kind: 'literal', value: null, at };
    case 'TemplateLiteral':
    case 'BinaryExpression':
      return textOrComparison(node, context);
    case 'TaggedTemplateExpression': {
      const callee = pathOf(node.tag, context);
      if (callee === null) return { kind: 'unknown', at };
      return { kind: 'call', callee, args: [valueOf(node.quasi, context)], at };
    }
    case 'Identifier':
      if (node.name === 'undefined') return { kind: 'literal', value: null, at };
      return context.constants?.get(node.name) ?? reference(node, context);
    case 'ThisExpression':
    case 'MetaProperty':
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      return reference(node, context);
    case 'CallExpression':
    case 'OptionalCallExpression':
    case 'NewExpression':
      return callValue(node, context);
    case 'ImportExpression':
      return { kind: 'call', callee: ['import'], args: [valueOf(node.source, context)], at };
    case 'ConditionalExpression': {
      const options = [valueOf(node.consequent, context), valueOf(node.alternate, context)];
      return { kind: 'choice', test: valueOf(node.test, context), options, at };
    }
    case 'LogicalExpression': {
      const left = valueOf(node.left, context);
      const right = valueOf(node.right, context);
      if (node.operator !== '&&') return { kind: 'choice', options: [left, right], at };
      return { kind: 'choice', test: left, options: [right, { kind: 'literal', value: false, at: left.at }], at };
    }
    case 'UnaryExpression':
      return unaryValue(node.operator, valueOf(node.argument, context), at);
    case 'ObjectExpression':
      return objectValue(node, context);
    case 'ArrayExpression':
      return {
        kind: 'array',
        items: node.elements.map((item) =>
          item === null || item.type === 'SpreadElement'
            ? { kind: 'unknown', at: item === null ? at : sourceAt(item, context) }
            : valueOf(item, context),
        ),
        at,
      };
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      return functionValue(node, context);
    case 'JSXElement':
    case 'JSXFragment':
      return context.markupOf === undefined
        ? { kind: 'unknown', at }
        : { kind: 'markup', nodes: context.markupOf(node), at };
    case 'AssignmentExpression':
      return valueOf(node.right, context);
    case 'SequenceExpression': {
      const last = node.expressions.at(-1);
      return last === undefined ? { kind: 'unknown', at } : valueOf(last, context);
    }
    default:
      return { kind: 'unknown', at };
  }
}

/** The arguments of a call; what is spread is `unknown`. */
export function argumentValues(
  call: CallExpression | OptionalCallExpression | NewExpression,
  context: ScriptContext,
): Value[] {
  return call.arguments.map((argument) =>
    argument.type === 'SpreadElement' || argument.type === 'ArgumentPlaceholder'
      ? { kind: 'unknown', at: sourceAt(argument, context) }
      : valueOf(argument, context),
  );
}

function callValue(node: CallExpression | OptionalCallExpression | NewExpression, context: ScriptContext): Value {
  const at = sourceAt(node, context);
  const named = node.type === 'CallExpression' ? context.pathOfCall?.(node) : undefined;
  if (named !== undefined) return { kind: 'reference', path: named, at };
  const callee = pathOf(node.callee, context);
  if (callee === null) return { kind: 'unknown', at };
  const receiver = receiverCall(node.callee, context);
  const args = argumentValues(node, context);
  return receiver === null ? { kind: 'call', callee, args, at } : { kind: 'call', callee, args, on: receiver, at };
}

function receiverCall(callee: Node, context: ScriptContext): Value | null {
  const node = bareExpression(callee);
  if (node.type !== 'MemberExpression' && node.type !== 'OptionalMemberExpression') return null;
  const object = bareExpression(node.object);
  if (object.type === 'MemberExpression' || object.type === 'OptionalMemberExpression') {
    return receiverCall(object, context);
  }
  if (object.type !== 'CallExpression' && object.type !== 'OptionalCallExpression' && object.type !== 'NewExpression') {
    return null;
  }
  const value = callValue(object, context);
  return value.kind === 'call' ? value : null;
}

function reference(node: Node, context: ScriptContext): Value {
  const path = pathOf(node, context);
  const at = sourceAt(node, context);
  if (path === null) return { kind: 'unknown', at };
  return memberOfConstant(path, context) ?? { kind: 'reference', path, at };
}

function memberOfConstant(path: string[], context: ScriptContext): Value | null {
  const [first, ...rest] = path;
  let value = first === undefined || rest.length === 0 ? undefined : context.constants?.get(first);
  for (const key of rest) {
    if (value?.kind !== 'object' || value.spreads.length > 0) return null;
    value = value.entries.findLast((entry) => entry.key === key)?.value;
  }
  return value ?? null;
}

function unaryValue(operator: string, value: Value, at: Value['at']): Value {
  if (operator === 'void') return { kind: 'literal', value: null, at };
  if (operator === '-' && value.kind === 'literal' && typeof value.value === 'number') {
    return { kind: 'literal', value: -value.value, at };
  }
  if (operator === '+' && value.kind === 'literal' && typeof value.value === 'number') return { ...value, at };
  if (operator !== '!') return { kind: 'unknown', at };
  if (value.kind === 'literal') return { kind: 'literal', value: !value.value, at };
  const options: Value[] = [
    { kind: 'literal', value: false, at },
    { kind: 'literal', value: true, at },
  ];
  return { kind: 'choice', test: value, options, at };
}

function objectValue(node: ObjectExpression, context: ScriptContext): Value {
  const entries: { key: string; value: Value }[] = [];
  const spreads: Value[] = [];
  for (const property of node.properties) {
    if (property.type === 'SpreadElement') {
      spreads.push(valueOf(property.argument, context));
      continue;
    }
    const key = propertyKey(property.key, property.computed);
    if (key === null) {
      spreads.push({ kind: 'unknown', at: sourceAt(property, context) });
    } else if (property.type === 'ObjectProperty') {
      entries.push({ key, value: valueOf(property.value, context) });
    } else if (property.kind === 'method') {
      entries.push({ key, value: functionValue(property, context) });
    } else if (property.kind === 'get') {
      entries.push({ key, value: { kind: 'unknown', at: sourceAt(property, context) } });
    }
  }
  return { kind: 'object', entries, spreads, at: sourceAt(node, context) };
}

/** The key of an object property, or null where it is computed at run time. */
export function propertyKey(key: Node, computed: boolean | undefined): string | null {
  if (key.type === 'StringLiteral') return key.value;
  if (key.type === 'NumericLiteral') return String(key.value);
  if (key.type === 'TemplateLiteral' && key.expressions.length === 0) return key.quasis[0]?.value.cooked ?? null;
  return key.type === 'Identifier' && computed !== true ? key.name : null;
}

function textOrComparison(
  node: Extract<Node, { type: 'TemplateLiteral' | 'BinaryExpression' }>,
  context: ScriptContext,
): Value {
  const at = sourceAt(node, context);
  if (node.type === 'BinaryExpression' && node.operator !== '+') {
    const operator = comparisons.get(node.operator);
    if (operator === undefined) return { kind: 'unknown', at };
    return { kind: 'call', callee: [operator], args: [valueOf(node.left, context), valueOf(node.right, context)], at };
  }
  const parts = textParts(node, context);
  if (!parts.some((part) => part.kind === 'literal' && typeof part.value === 'string')) {
    return node.type === 'TemplateLiteral' ? templateOf(parts, at) : { kind: 'unknown', at };
  }
  return templateOf(parts, at);
}

function textParts(node: Node, context: ScriptContext): Value[] {
  if (node.type === 'TemplateLiteral') {
    return node.quasis.flatMap((quasi, index): Value[] => {
      const text = quasi.value.cooked ?? quasi.value.raw;
      const literal: Value[] = text === '' ? [] : [{ kind: 'literal', value: text, at: sourceAt(quasi, context) }];
      const expression = node.expressions[index];
      return expression === undefined ? literal : [...literal, ...flat(valueOf(expression, context))];
    });
  }
  if (node.type !== 'BinaryExpression' || node.operator !== '+') return flat(valueOf(node, context));
  const right: Node[] = [];
  let left: Node = node;
  while (left.type === 'BinaryExpression' && left.operator === '+') {
    right.push(left.right);
    left = left.left;
  }
  return [left, ...right.reverse()].flatMap((part) => (part === node ? [] : textParts(part, context)));
}

function flat(value: Value): Value[] {
  return value.kind === 'template' ? value.parts : [value];
}

/** Joins neighbouring literals; a template of one literal is that literal. */
function templateOf(parts: Value[], at: Value['at']): Value {
  const joined: Value[] = [];
  for (const part of parts) {
    const last = joined.at(-1);
    if (part.kind === 'literal' && last?.kind === 'literal') {
      joined[joined.length - 1] = { ...last, value: `${last.value}${part.value}` };
    } else joined.push(part.kind === 'literal' ? { ...part, value: String(part.value) } : part);
  }
  const [only] = joined;
  if (only === undefined) return { kind: 'literal', value: '', at };
  return joined.length === 1 && only.kind === 'literal' ? { ...only, at } : { kind: 'template', parts: joined, at };
}
