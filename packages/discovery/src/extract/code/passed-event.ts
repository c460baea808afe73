import type { CallExpression, Function as FunctionNode, Node } from '@babel/types';

import { memberName, nameOf } from './written-names.js';

/** A function that gets the event of another one. `element` is the number of its argument that is the pressed element. */
export interface PassedEvent {
  name: string;
  callee: Node;
  element?: number;
}

/** Returns the function that a listener only calls with its event or the pressed element: `(event) => this.choose(event)`. */
export function onlyPassed(fn: FunctionNode): PassedEvent | undefined {
  const [event] = fn.params;
  const call = onlyCall(fn.body);
  if (call === undefined || event?.type !== 'Identifier') return undefined;
  const name = nameOf(call.callee);
  const at = call.arguments.findIndex((one) => isOf(one, event.name));
  const given = call.arguments[at];
  if (given === undefined || name === '') return undefined;
  const passed = { name, callee: call.callee };
  return given.type === 'Identifier' ? passed : { ...passed, element: at };
}

/** Decides whether an argument is the event, or the pressed element. */
const isOf = (node: Node, event: string): boolean =>
  node.type === 'Identifier'
    ? node.name === event
    : memberName(node) === 'target' && 'object' in node && nameOf(node.object as Node) === event;

/** Returns the one call that a function consists of. */
function onlyCall(body: Node): CallExpression | undefined {
  if (body.type === 'CallExpression') return body;
  const [only, ...others] = body.type === 'BlockStatement' ? body.body : [];
  return only?.type === 'ExpressionStatement' && others.length === 0 ? onlyCall(only.expression) : undefined;
}

/** Returns a function that gets the pressed element as one that gets the event. */
export function takingTarget<Fn extends FunctionNode>(fn: Fn, element: number): Fn {
  const given = fn.params[element];
  if (given?.type !== 'Identifier') return fn;
  const key = { ...given, name: 'target' };
  const taken = { type: 'ObjectProperty', key, value: given, computed: false, shorthand: false };
  return { ...fn, params: [{ ...given, type: 'ObjectPattern', properties: [taken] }] };
}
