import type { Node } from '@babel/types';

import type { Value } from '../../facts/facts.js';
import { sourceAt } from '../../script/script-context.js';
import { testsAround } from './branch-tests.js';
import { createdElement, vueElement } from './created-element.js';
import { memberChain } from './member-path.js';
import type { ReactReader } from './react-reader.js';
import { isMarkup } from './nodes-of-value.js';
import { readLoop } from './read-call-loop.js';
import { pushEach, readPush } from './read-push.js';

/** A call whose parts are read. */
interface ReadCall {
  callee: string[];
  args: Value[];
  /** The call whose result contains the callee. */
  on: Value | undefined;
  at: Value['at'];
}

/** Reads one form of a call. `undefined` leaves the call to the next rule. */
interface CallRule {
  name: string;
  read(call: ReadCall, reader: ReactReader): Value | undefined;
}

type CallNode = Extract<Node, { type: 'CallExpression' | 'OptionalCallExpression' | 'NewExpression' }>;
type CallValue = Extract<Value, { kind: 'call' }>;

/**
 * Reads a call as a value, and records the call among the actions of the current function. Calls that only make or pass
 * on markup become that markup: `items.map(…)`, `createElement(…)`, `createPortal(…)`. `this.setState({ … })` also
 * assigns the members of `this.state`.
 */
export function readCall(node: CallNode, reader: ReactReader): Value {
  const { callee, on } = readCallee(node.callee, reader);
  const args = node.arguments.map((argument) => readArgument(argument, reader));
  const at = sourceAt(node, reader);
  return callValue({ callee, args, on, at }, node.type === 'NewExpression', reader);
}

/** Returns the value of a call whose parts are read; see {@link readCall}. */
export function callValue(call: ReadCall, isNew: boolean, reader: ReactReader): Value {
  const { callee, args, on, at } = call;
  const isMethod = callee.length > 1 && args.length > 0 && !isNew;
  for (const { read } of isMethod ? methodRules : callRules) {
    const value = read(call, reader);
    if (value !== undefined) return value;
  }
  return record(on === undefined ? { kind: 'call', callee, args, at } : { kind: 'call', callee, args, on, at }, reader);
}

/** The rules for any call. The first rule that fits decides. */
const callRules: readonly CallRule[] = [
  { name: 'portal', read: portalContent },
  { name: 'element created by a call', read: elementOfCall },
  { name: "element created by Vue's h", read: elementOfVueCall },
];

/**
 * The rules for methods with arguments. The first rule that fits decides. The rule for a push changes the list and
 * leaves the call to the later rules.
 */
const methodRules: readonly CallRule[] = [
  { name: 'bound function', read: boundFunction },
  { name: 'function called with its this', read: calledWithThis },
  { name: 'item pushed to a list', read: pushedItem },
  { name: 'loop over a list', read: loopOver },
  ...callRules,
];

/** Returns `save` for `save.bind(this)`. */
function boundFunction({ callee, at }: ReadCall): Value | undefined {
  return callee.at(-1) === 'bind' ? { kind: 'reference', path: callee.slice(0, -1), at } : undefined;
}

/** Reads `save.call(this, id)` as `save(id)`. An app's own method may have the name: `cart.apply(code)`. */
function calledWithThis({ callee, args, on, at }: ReadCall, reader: ReactReader): Value | undefined {
  const method = callee.at(-1);
  if ((method !== 'call' && method !== 'apply') || on !== undefined || !isThisOf(callee, args[0])) return undefined;
  return record(
    { kind: 'call', callee: callee.slice(0, -1), args: method === 'call' ? args.slice(1) : [], at },
    reader,
  );
}

/** Decides whether a first argument is the `this` of the function before `call`. */
function isThisOf(callee: readonly string[], first: Value | undefined): boolean {
  if (callee.includes('prototype')) return true;
  if (first?.kind === 'literal') return first.value === null;
  const [name = '', ...more] = first?.kind === 'reference' ? first.path : [];
  const isOwner = [name, ...more].join('.') === callee.slice(0, -2).join('.');
  return thisNames.has(name) || isOwner;
}

const thisNames = new Set(['this', 'undefined', 'self', 'that', '_this', 'globalThis', 'window']);

function pushedItem({ callee, args, on }: ReadCall, reader: ReactReader): undefined {
  const [list = '', method, ...deeper] = callee;
  const isPush = (method === 'push' || method === 'unshift') && deeper.length === 0 && on === undefined;
  if (isPush) readPush(list, args, reader);
}

const loopMethods = new Set(['map', 'flatMap', 'forEach', 'from']);

function loopOver({ callee, args, on, at }: ReadCall, reader: ReactReader): Value | undefined {
  const method = callee.at(-1) ?? '';
  if (!loopMethods.has(method)) return undefined;
  const over = calledOn(callee, on, at, reader);
  if (method === 'forEach') pushEach(over, args[0], reader);
  const loop = readLoop(callee, over, args, at);
  return loop === null ? undefined : { kind: 'markup', nodes: [loop], at };
}

/** Returns the content of `createPortal(<Dialog/>, document.body)`. */
function portalContent({ callee, args: [content] }: ReadCall): Value | undefined {
  return callee.at(-1) === 'createPortal' && content !== undefined && isMarkup(content) ? content : undefined;
}

/** Reads `createElement(Button, props, children)`, but not the document's `createElement`. */
function elementOfCall({ callee, args, at }: ReadCall): Value | undefined {
  if (callee.at(-1) !== 'createElement' || callee[0] === 'document' || callee.length > 2) return undefined;
  const element = createdElement(args, at);
  return element === null ? undefined : { kind: 'markup', nodes: [element], at };
}

/** Reads Vue's `h(Button, props, children)` and `h(Button, children)`. */
function elementOfVueCall(
  { callee: [name = '', ...more], args, at }: ReadCall,
  reader: ReactReader,
): Value | undefined {
  if (more.length > 0 || !reader.drawing.has(name)) return undefined;
  const element = vueElement(args, at);
  return element === null ? undefined : { kind: 'markup', nodes: [element], at };
}

/** Returns the value that the last member of a callee is called on. */
function calledOn(callee: string[], on: Value | undefined, at: Value['at'], reader: ReactReader): Value {
  if (on === undefined) return { kind: 'reference', path: callee.slice(0, -1), at };
  const below = callee.slice(callee.findLastIndex((part) => part.endsWith('()')) + 1, -1);
  return below.length === 0 ? on : { kind: 'reference', path: [reader.hide(on, 'list'), ...below], at };
}

function record(call: CallValue, reader: ReactReader): CallValue {
  if (reader.frame.collect) {
    const { callee, args, on, at } = call;
    const { calls, assigns } = reader.frame.does;
    const when = testsAround(reader.frame);
    calls.push(on === undefined ? { callee, args, ...when, at } : { callee, args, on, ...when, at });
    if (callee.length === 2 && callee[0] === 'this' && callee[1] === 'setState') {
      const next = args[0]?.kind === 'function' ? args[0].result : args[0];
      for (const { key, value } of next?.kind === 'object' ? next.entries : []) {
        assigns.push({ target: ['this', 'state', key], value, ...when, at });
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

/** Reads the path of a callee. A chain of calls is `['z', 'string()', 'min']` with the inner call as `on`. */
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
