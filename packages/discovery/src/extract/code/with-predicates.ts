import type { Expression, Function as FunctionNode, Node } from '@babel/types';

import { childNodes } from '../script/walk-nodes.js';
import { nameOf } from './written-names.js';

/** The most functions that one test may lead through. */
const deepest = 3;

/**
 * Returns a function in which a call of a function that only answers a question is the question itself:
 * `event.target.matches('.step')` for `isStep(event.target)`.
 * @param named finds a function of the file by its name
 */
export function withPredicates<Fn extends FunctionNode>(fn: Fn, named: (callee: Node) => FunctionNode | undefined): Fn {
  return { ...fn, body: replaced(fn.body, (node) => questionOf(node, named, deepest)) as Fn['body'] };
}

function questionOf(
  node: Node,
  named: (callee: Node) => FunctionNode | undefined,
  depth: number,
): Expression | undefined {
  if (node.type !== 'CallExpression' || node.arguments.length === 0 || depth === 0) return undefined;
  const fn = named(node.callee);
  const answer = fn === undefined ? undefined : answerOf(fn);
  if (fn === undefined || answer === undefined) return undefined;
  const given = new Map<string, Node>();
  for (const [at, param] of fn.params.entries()) {
    const argument = node.arguments[at];
    if (param.type !== 'Identifier' || argument === undefined) return undefined;
    given.set(param.name, argument);
  }
  for (const { name, value } of answer.names) given.set(name, withNames(value, given));
  const question = withNames(answer.result, given);
  return replaced(question, (inner) => questionOf(inner, named, depth - 1)) as Expression;
}

/** Returns the result of a function that computes nothing but an answer, and the constants before it. */
function answerOf({ body }: FunctionNode): { names: { name: string; value: Node }[]; result: Node } | undefined {
  if (body.type !== 'BlockStatement') return isQuestion(body) ? { names: [], result: body } : undefined;
  const names: { name: string; value: Node }[] = [];
  for (const one of body.body) {
    if (one.type === 'ReturnStatement' && one.argument)
      return isQuestion(one.argument) ? { names, result: one.argument } : undefined;
    if (one.type !== 'VariableDeclaration') return undefined;
    for (const { id, init } of one.declarations) {
      if (id.type !== 'Identifier' || !init) return undefined;
      names.push({ name: id.name, value: init });
    }
  }
  return undefined;
}

/** Decides whether an expression answers with yes or no, as a test does. */
function isQuestion(node: Node): boolean {
  switch (node.type) {
    case 'LogicalExpression':
    case 'UnaryExpression':
    case 'Identifier':
      return true;
    case 'BinaryExpression':
      return /^[!=]==?$/.test(node.operator);
    case 'CallExpression':
    case 'OptionalCallExpression':
      return /^(?:closest|matches|contains|hasAttribute)$/.test(nameOf(node.callee));
    default:
      return false;
  }
}

/** Returns an expression with the values of names. A member keeps its name. */
function withNames(node: Node, given: ReadonlyMap<string, Node>): Node {
  const isName = (inner: Node): inner is Extract<Node, { type: 'Identifier' }> => inner.type === 'Identifier';
  const own = new Set<Node>();
  return replaced(node, (inner) => {
    if ((inner.type === 'MemberExpression' || inner.type === 'OptionalMemberExpression') && !inner.computed)
      own.add(inner.property);
    return isName(inner) && !own.has(inner) ? given.get(inner.name) : undefined;
  });
}

/** Returns a copy of a tree in which the nodes that `by` answers for are replaced. Unchanged parts are shared. */
function replaced(node: Node, by: (node: Node) => Node | undefined): Node {
  const other = by(node);
  if (other !== undefined) return other;
  const changed = new Map<unknown, Node>();
  for (const child of childNodes(node)) {
    const copy = replaced(child, by);
    if (copy !== child) changed.set(child, copy);
  }
  if (changed.size === 0) return node;
  const part = (value: unknown): unknown =>
    Array.isArray(value) ? value.map((one) => changed.get(one) ?? one) : (changed.get(value) ?? value);
  return Object.fromEntries(Object.entries(node).map(([name, value]) => [name, part(value)])) as unknown as Node;
}
