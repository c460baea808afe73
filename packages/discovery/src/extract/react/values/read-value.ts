import type { Node, ObjectExpression } from '@babel/types';

import type { Value } from '../../facts/facts.js';
import { bareExpression } from '../../script/path-of.js';
import { sourceAt } from '../../script/script-context.js';
import { readWhen, testsAround } from './branch-tests.js';
import { memberChain, propertyKey } from './member-path.js';
import { readCall } from './read-call.js';
import { addLocal, type ReactReader } from './react-reader.js';
import { isMarkup } from './nodes-of-value.js';
import { readText } from './read-text.js';

const operators: Record<string, string> = {
  '-': '-',
  '===': '===',
  '==': '===',
  '!==': '!==',
  '!=': '!==',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
};

/**
 * Reads the value of an expression that its text shows. Calls and assignments inside the expression are recorded in the
 * current frame. `undefined` counts as null. `!a` is the choice `a ? false : true`, and `a && b` is `a ? b : false`. A
 * comparison or difference is a call of its operator (`==` counts as `===`). A member by a computed key is a call of `[]`
 * on object and key. An object spreads a call of `{[]}` on key and value for each member with a computed key.
 */
export function readValue(expression: Node, reader: ReactReader): Value {
  const node = bareExpression(expression);
  switch (node.type) {
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      return readMember(node, reader);
    case 'CallExpression':
    case 'OptionalCallExpression':
    case 'NewExpression':
      return readCall(node, reader);
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
    case 'FunctionDeclaration':
      return reader.function(node, false);
    case 'ClassExpression':
      return reader.class(node);
    case 'TemplateLiteral':
      return readText(node, reader);
    case 'TaggedTemplateExpression':
      return readTagged(node, reader);
    case 'ObjectExpression':
      return readObject(node, reader);
    case 'ArrayExpression':
      return readArray(node, reader);
    case 'AssignmentExpression':
      return readAssignment(node, reader);
    default:
      return readSimple(node, reader);
  }
}

/** Reads the expressions that need only a line or two. */
function readSimple(node: Node, reader: ReactReader): Value {
  const at = sourceAt(node, reader);
  switch (node.type) {
    case 'StringLiteral':
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return { kind: 'literal', value: node.value, at };
    case 'NullLiteral':
      return { kind: 'literal', value: null, at };
    case 'RegExpLiteral':
      // Without its flags, an expression that ignores case or lines means another set of texts.
      return /[imsv]/u.test(node.flags) ? { kind: 'unknown', at } : { kind: 'literal', value: node.pattern, at };
    case 'Identifier':
      if (node.name === 'undefined') return { kind: 'literal', value: null, at };
      return { kind: 'reference', path: [node.name], at };
    case 'ThisExpression':
      return { kind: 'reference', path: ['this'], at };
    case 'MetaProperty':
      return { kind: 'reference', path: [node.meta.name, node.property.name], at };
    case 'ImportExpression':
      return { kind: 'call', callee: ['import'], args: [reader.value(node.source)], at };
    case 'JSXElement':
    case 'JSXFragment':
      return { kind: 'markup', nodes: reader.markup(node), at };
    default:
      return readOperation(node, at, reader);
  }
}

/** Reads operators, and expressions that return one of their parts. */
function readOperation(node: Node, at: Value['at'], reader: ReactReader): Value {
  switch (node.type) {
    case 'BinaryExpression': {
      if (node.operator === '+') return readText(node, reader);
      const operator = operators[node.operator];
      const args = [reader.value(node.left), reader.value(node.right)];
      return operator === undefined ? { kind: 'unknown', at } : { kind: 'call', callee: [operator], args, at };
    }
    case 'ConditionalExpression': {
      const test = reader.value(node.test);
      const yes = readWhen(reader.frame, test, () => reader.value(node.consequent));
      const no = readWhen(reader.frame, unaryValue('!', test, test.at), () => reader.value(node.alternate));
      return { kind: 'choice', test, options: [yes, no], at };
    }
    case 'LogicalExpression': {
      const left = reader.value(node.left);
      if (node.operator !== '&&') return { kind: 'choice', options: [left, reader.value(node.right)], at };
      const right = readWhen(reader.frame, left, () => reader.value(node.right));
      return { kind: 'choice', test: left, options: [right, { kind: 'literal', value: false, at: left.at }], at };
    }
    case 'UnaryExpression':
      return unaryValue(node.operator, reader.value(node.argument), at);
    case 'UpdateExpression':
      readTarget(node.argument, { kind: 'unknown', at }, reader);
      return { kind: 'unknown', at };
    case 'SequenceExpression': {
      const values = node.expressions.map((one) => reader.value(one));
      return values.at(-1) ?? { kind: 'unknown', at };
    }
    case 'YieldExpression':
      return node.argument ? reader.value(node.argument) : { kind: 'unknown', at };
    default:
      return { kind: 'unknown', at };
  }
}

/** Reads a member chain. The members of anything but a name belong to a hidden local; a computed key is a call of `[]`. */
function readMember(node: Node, reader: ReactReader): Value {
  const at = sourceAt(node, reader);
  const { base, keys } = memberChain(node);
  let value = reader.value(base);
  for (const key of keys) {
    if (typeof key !== 'string') {
      value = { kind: 'call', callee: ['[]'], args: [value, reader.value(key)], at };
    } else if (value.kind === 'reference') value = { kind: 'reference', path: [...value.path, key], at };
    else value = { kind: 'reference', path: [reader.hide(value, value.kind), key], at };
  }
  return value;
}

function readTagged(node: Extract<Node, { type: 'TaggedTemplateExpression' }>, reader: ReactReader): Value {
  const at = sourceAt(node, reader);
  const tag = reader.value(node.tag);
  const { quasis, expressions } = node.quasi;
  const only = expressions.length === 0 ? quasis[0]?.value.cooked : undefined;
  const args: Value[] = [
    only === undefined || only === null ? { kind: 'unknown', at } : { kind: 'literal', value: only, at },
  ];
  if (tag.kind === 'reference') return { kind: 'call', callee: tag.path, args, at };
  if (tag.kind === 'call') {
    return { kind: 'call', callee: [...tag.callee.slice(0, -1), `${tag.callee.at(-1) ?? ''}()`], args, on: tag, at };
  }
  return { kind: 'unknown', at };
}

/** Returns the value of a unary operator such as `!`, `-` or `+`. */
export function unaryValue(operator: string, value: Value, at: Value['at']): Value {
  const literal = value.kind === 'literal' ? value.value : undefined;
  switch (operator) {
    case 'void':
      return { kind: 'literal', value: null, at };
    case '-':
      return typeof literal === 'number' ? { kind: 'literal', value: -literal, at } : { kind: 'unknown', at };
    case '+':
      return value;
    case '!': {
      if (literal !== undefined) return { kind: 'literal', value: !literal, at };
      const options: Value[] = [
        { kind: 'literal', value: false, at },
        { kind: 'literal', value: true, at },
      ];
      return { kind: 'choice', test: value, options, at };
    }
    default:
      return { kind: 'unknown', at };
  }
}

function readObject(node: ObjectExpression, reader: ReactReader): Value {
  const entries: { key: string; value: Value }[] = [];
  const spreads: Value[] = [];
  for (const property of node.properties) {
    if (property.type === 'SpreadElement') spreads.push(reader.value(property.argument));
    else {
      const key = propertyKey(property.key, property.computed === true);
      const value =
        property.type === 'ObjectMethod'
          ? property.kind === 'get'
            ? getterResult(reader.function(property, false))
            : reader.function(property, false)
          : reader.value(property.value);
      if (key !== null) entries.push({ key, value });
      else {
        const at = sourceAt(property, reader);
        spreads.push({ kind: 'call', callee: ['{[]}'], args: [reader.value(property.key), value], at });
      }
    }
  }
  return { kind: 'object', entries, spreads, at: sourceAt(node, reader) };
}

function getterResult(getter: Value): Value {
  return getter.kind === 'function' && getter.result !== undefined ? getter.result : { kind: 'unknown', at: getter.at };
}

function readArray(node: Extract<Node, { type: 'ArrayExpression' }>, reader: ReactReader): Value {
  const at = sourceAt(node, reader);
  const items: Value[] = [];
  for (const item of node.elements) {
    if (item === null) items.push({ kind: 'literal', value: null, at });
    else if (item.type !== 'SpreadElement') items.push(reader.value(item));
    else {
      const spread = reader.value(item.argument);
      if (spread.kind === 'array') items.push(...spread.items);
      else if (isMarkup(spread)) items.push(spread);
      else items.push({ kind: 'call', callee: ['...'], args: [spread], at: spread.at });
    }
  }
  return { kind: 'array', items, at };
}

function readAssignment(node: Extract<Node, { type: 'AssignmentExpression' }>, reader: ReactReader): Value {
  const right = reader.value(node.right);
  const value: Value = node.operator === '=' ? right : { kind: 'unknown', at: right.at };
  readTarget(node.left, value, reader);
  return right;
}

function readTarget(target: Node, value: Value, reader: ReactReader): void {
  const { base, keys } = memberChain(target);
  const at = sourceAt(target, reader);
  const path = keys.map((key) => (typeof key === 'string' ? key : '[]'));
  const first = base.type === 'Identifier' ? base.name : base.type === 'ThisExpression' ? 'this' : null;
  if (first === null) {
    if (base.type !== 'ObjectPattern' && base.type !== 'ArrayPattern') reader.value(base);
    return;
  }
  assign([first, ...path], value, at, reader);
}

/** Records that `target` becomes `value`. */
export function assign(target: string[], value: Value, at: Value['at'], reader: ReactReader): void {
  const [first] = target;
  if (first !== undefined && target.length === 1 && Object.hasOwn(reader.frame.locals, first)) {
    addLocal(reader.frame, first, value);
  }
  if (reader.frame.collect) reader.frame.does.assigns.push({ target, value, ...testsAround(reader.frame), at });
}
