import type { Node } from '@babel/types';

import { functionName, isFunction } from './drawing-loops.js';
import { nameOf, pathOf } from './syntax-names.js';

/** A call whose function returns an element, or one element for each item of a list. */
export interface DrawnBy {
  called: string;
  /** The path of the list; null for a single call. */
  over: string[] | null;
}

/** Returns the nodes that a call may put into an element: the sides of a choice, the items of a written list. */
export function putNodes(node: Node): Node[] {
  if (node.type === 'SpreadElement') return putNodes(node.argument);
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(putNodes);
  if (node.type === 'LogicalExpression')
    return (node.operator === '&&' ? [node.right] : [node.left, node.right]).flatMap(putNodes);
  if (node.type === 'ArrayExpression') return node.elements.flatMap((item) => (item === null ? [] : putNodes(item)));
  return [node];
}

/** Reads `cardOf(task)`, `this.cardOf(task)` and `tasks.map(cardOf)`; null for any other node. */
export function drawnBy(node: Node): DrawnBy | null {
  if (node.type !== 'CallExpression') return null;
  const { callee, arguments: args } = node;
  const [first] = args;
  if (callee.type === 'MemberExpression' && nameOf(callee.property) === 'map' && first !== undefined) {
    const called = isFunction(first) ? calledAs(first, node) : lastName(first);
    return called === '' ? null : { called, over: pathOf(callee.object) };
  }
  const isOwn = callee.type === 'MemberExpression' && callee.object.type === 'ThisExpression';
  return isOwn || callee.type === 'Identifier' ? { called: lastName(callee), over: null } : null;
}

/** Returns the name of a function, or its place if it has no name. */
export function calledAs(node: Node, parent: Node): string {
  const name = functionName(node, parent);
  return name === '' ? `~${node.start ?? ''}` : name;
}

/** Decides whether a put expression is a text. A member of `this` may be an element. */
export const isWritten = (node: Node): boolean =>
  /^(?:StringLiteral|NumericLiteral|TemplateLiteral|BinaryExpression)$/.test(node.type) ||
  (node.type === 'MemberExpression' && node.object.type === 'Identifier');

const lastName = (node: Node): string => nameOf(node.type === 'MemberExpression' ? node.property : node);
