import type { Node } from '@babel/types';

import type { TemplateNode, Value } from '../../facts/facts.js';
import { sourceAt } from '../../script/script-context.js';
import { memberChain } from './member-path.js';
import type { ReactReader } from './react-reader.js';
import { isMarkup, nodesOfValue } from './nodes-of-value.js';
import { readLoop } from './read-call-loop.js';
import { pushEach, readPush } from './read-push.js';

type CallNode = Extract<Node, { type: 'CallExpression' | 'OptionalCallExpression' | 'NewExpression' }>;
type CallValue = Extract<Value, { kind: 'call' }>;

/**
 * A call as a value; it is also written down as something that the current function does. Calls that only make or pass
 * on markup become that markup: `items.map(…)`, `createElement(…)`, `createPortal(…)`. `this.setState({ … })` also assigns
 * the members of `this.state`.
 */
export function readCall(node: CallNode, reader: ReactReader): Value {
  const { callee, on } = readCallee(node.callee, reader);
  const args = node.arguments.map((argument) => readArgument(argument, reader));
  const at = sourceAt(node, reader);
  return callValue({ callee, args, on, at }, node.type === 'NewExpression', reader);
}

/** What a call is worth whose parts are read; see {@link readCall}. */
export function callValue(
  call: { callee: string[]; args: Value[]; on: Value | undefined; at: Value['at'] },
  isNew: boolean,
  reader: ReactReader,
): Value {
  const { callee, args, on, at } = call;
  const last = callee.at(-1);
  const [first] = args;
  if (callee.length > 1 && first !== undefined && !isNew) {
    if (last === 'bind') return { kind: 'reference', path: callee.slice(0, -1), at };
    if ((last === 'call' || last === 'apply') && on === undefined) {
      return record(
        { kind: 'call', callee: callee.slice(0, -1), args: last === 'call' ? args.slice(1) : [], at },
        reader,
      );
    }
    if ((last === 'push' || last === 'unshift') && callee.length === 2 && on === undefined) {
      readPush(callee[0] ?? '', args, reader);
    }
    if (last === 'map' || last === 'flatMap' || last === 'forEach' || last === 'from') {
      const over = calledOn(callee, on, at, reader);
      if (last === 'forEach') pushEach(over, first, reader);
      const loop = readLoop(callee, over, args, at);
      if (loop !== null) return { kind: 'markup', nodes: [loop], at };
    }
  }
  if (last === 'createPortal' && first !== undefined && isMarkup(first)) return first;
  if (last === 'createElement' && callee[0] !== 'document' && callee.length <= 2) {
    const element = createdElement(args, at);
    if (element !== null) return { kind: 'markup', nodes: [element], at };
  }
  return record(on === undefined ? { kind: 'call', callee, args, at } : { kind: 'call', callee, args, on, at }, reader);
}

/** What the last member of a callee is called on. */
function calledOn(callee: string[], on: Value | undefined, at: Value['at'], reader: ReactReader): Value {
  if (on === undefined) return { kind: 'reference', path: callee.slice(0, -1), at };
  const below = callee.slice(callee.findLastIndex((part) => part.endsWith('()')) + 1, -1);
  return below.length === 0 ? on : { kind: 'reference', path: [reader.hide(on, 'list'), ...below], at };
}

function record(call: CallValue, reader: ReactReader): CallValue {
  if (reader.frame.collect) {
    const { callee, args, on, at } = call;
    const { calls, assigns } = reader.frame.does;
    calls.push(on === undefined ? { callee, args, at } : { callee, args, on, at });
    if (callee.length === 2 && callee[0] === 'this' && callee[1] === 'setState') {
      const next = args[0]?.kind === 'function' ? args[0].result : args[0];
      for (const { key, value } of next?.kind === 'object' ? next.entries : []) {
        assigns.push({ target: ['this', 'state', key], value, at });
      }
    }
  }
  return call;
}

function readArgument(argument: Node, reader: ReactReader): Value {
  if (argument.type === 'SpreadElement') {
    reader.value(argument.argument);
    return { kind: 'unknown', at: sourceAt(argument, reader) };
  }
  return reader.value(argument);
}

/** The path of a callee; a chain of calls is `['z', 'string()', 'min']` with the inner call as `on`. */
function readCallee(node: Node, reader: ReactReader): { callee: string[]; on?: Value } {
  const { base, keys } = memberChain(node);
  const path: string[] = [];
  for (const key of keys) {
    if (typeof key !== 'string') reader.value(key);
    path.push(typeof key === 'string' ? key : '[]');
  }
  switch (base.type) {
    case 'Identifier':
      return { callee: [base.name, ...path] };
    case 'ThisExpression':
      return { callee: ['this', ...path] };
    case 'Super':
      return { callee: ['super', ...path] };
    case 'Import':
      return { callee: ['import', ...path] };
    case 'MetaProperty':
      return { callee: [base.meta.name, base.property.name, ...path] };
    default: {
      const value = reader.value(base);
      if (value.kind === 'reference') return { callee: [...value.path, ...path] };
      if (value.kind !== 'call') return { callee: [`${value.kind}()`, ...path], on: value };
      const called = value.callee.at(-1) ?? '';
      return { callee: [...value.callee.slice(0, -1), `${called}()`, ...path], on: value };
    }
  }
}

function createdElement(args: Value[], at: Value['at']): TemplateNode | null {
  const [tag, given, ...children] = args;
  if (tag === undefined) return null;
  const name =
    tag.kind === 'literal' && typeof tag.value === 'string'
      ? ({ kind: 'host', name: tag.value } as const)
      : tag.kind === 'reference'
        ? ({ kind: 'component', path: tag.path } as const)
        : null;
  if (name === null) return null;
  const props =
    given?.kind === 'object'
      ? [
          ...given.spreads.map((value) => ({ name: '...', value, at: value.at })),
          ...given.entries.map((entry) => ({ name: entry.key, value: entry.value, at: entry.value.at })),
        ]
      : given === undefined || given.kind === 'literal'
        ? []
        : [{ name: '...', value: given, at: given.at }];
  return { kind: 'element', tag: name, props, children: children.flatMap(nodesOfValue), at };
}
