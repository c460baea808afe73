import type { ArrowFunctionExpression, CallExpression, FunctionExpression, Node } from '@babel/types';

import { askedBy } from '../../code/asked-by.js';
import { branchesFor } from '../../code/branches-for.js';
import { onlyPassed, takingTarget } from '../../code/passed-event.js';
import { PressedElement } from '../../code/pressed-element.js';
import { withPredicates } from '../../code/with-predicates.js';
import type { NamedFunctions } from './named-functions.js';

type Listener = ArrowFunctionExpression | FunctionExpression;

/** The most elements that one listener distinguishes. */
const mostBranches = 20;

/**
 * Returns a statement that attaches one listener with a branch for each element, as one statement for each branch. Each has
 * the selector of its element: `list.addEventListener('click', '.edit', …)`. Null for any other statement.
 * @param named finds a function by its name: a listener may be one, or only call it
 */
export function delegatedBranches(node: Node, named: NamedFunctions): object | null {
  const call = node.type === 'ExpressionStatement' ? node.expression : undefined;
  if (call?.type !== 'CallExpression' || !isListening(call)) return null;
  const [event, given] = call.arguments;
  const fn = listenerOf(given, named);
  if (event?.type !== 'StringLiteral' || fn === undefined) return null;
  const asked = [...new Set(askedBy(fn))];
  const { loc, start, end } = node;
  if (asked.length === 0 && new PressedElement(fn).reads) {
    // The listener leaves elements out, such as a menu that a press outside closes. It belongs to none of them.
    const apart = { ...fn, params: [{ type: 'ObjectPattern', properties: [], loc: fn.loc }] };
    return { type: 'ExpressionStatement', expression: { ...call, arguments: [event, apart] }, loc, start, end };
  }
  if (asked.length === 0 || asked.length > mostBranches) return null;
  const plain = withPredicates(fn, (callee) => named.of(callee));
  const body = asked.map((selector) => {
    const value = { type: 'StringLiteral', value: selector, loc: event.loc };
    const expression = { ...call, arguments: [event, value, branchesFor(plain, selector)] };
    return { type: 'ExpressionStatement', expression, loc, start, end };
  });
  return { type: 'BlockStatement', body, directives: [] };
}

function isListening({ callee, arguments: given }: CallExpression): boolean {
  return (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    /^(?:addEventListener|on)$/.test(callee.property.name) &&
    given.length === 2
  );
}

/** Returns a listener as a function, also if it only passes the event on: `(event) => this.press(event)`. */
function listenerOf(node: Node | undefined, named: NamedFunctions): Listener | undefined {
  if (node === undefined) return undefined;
  if (node.type !== 'ArrowFunctionExpression' && node.type !== 'FunctionExpression') return named.of(node);
  const passed = onlyPassed(node);
  const fn = passed === undefined ? undefined : named.of(passed.callee);
  return fn === undefined || passed?.element === undefined ? (fn ?? node) : takingTarget(fn, passed.element);
}
