import type { ArrowFunctionExpression, CallExpression, FunctionExpression, Node } from '@babel/types';
import { allSelectors } from '@webmcp/text';

import { branchesFor } from '../../code/branches-for.js';
import { PressedElement, type AskedFor } from '../../code/pressed-element.js';
import { walkNodes } from '../../script/walk-nodes.js';
import type { NamedFunctions } from './named-functions.js';
import { nameOf } from './syntax-names.js';

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
  const asked = [...new Set(askedBy(fn).map(selectorOf))];
  if (asked.length === 0 || asked.length > mostBranches) return null;
  const { loc, start, end } = node;
  const body = asked.map((selector) => {
    const value = { type: 'StringLiteral', value: selector, loc: event.loc };
    const expression = { ...call, arguments: [event, value, branchesFor(fn, selector)] };
    return { type: 'ExpressionStatement', expression, loc, start, end };
  });
  return { type: 'BlockStatement', body, directives: [] };
}

function isListening({ callee, arguments: given }: CallExpression): boolean {
  return (
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === 'addEventListener' &&
    given.length === 2
  );
}

/** Returns a listener as a function, also if it only passes the event on: `(event) => this.press(event)`. */
function listenerOf(node: Node | undefined, named: NamedFunctions): Listener | undefined {
  if (node === undefined) return undefined;
  if (node.type !== 'ArrowFunctionExpression' && node.type !== 'FunctionExpression') return named.of(node);
  const called = onlyCall(node.body);
  const [event] = node.params;
  const passes = called?.arguments.some((argument) => event !== undefined && nameOf(argument) === nameOf(event));
  return (passes === true ? named.of(called!.callee) : undefined) ?? takingTarget(called, event, named) ?? node;
}

/** Returns the function that gets the pressed element, as one that gets the event: `(event) => press(event.target)`. */
function takingTarget(
  called: CallExpression | undefined,
  event: Node | undefined,
  named: NamedFunctions,
): Listener | undefined {
  const [given, ...more] = called?.arguments ?? [];
  if (given?.type !== 'MemberExpression' || more.length > 0 || event === undefined) return undefined;
  const isTarget = nameOf(given.object) === nameOf(event) && nameOf(given.property) === 'target' && !given.computed;
  const fn = isTarget ? named.of(called!.callee) : undefined;
  const [element] = fn?.params ?? [];
  if (fn === undefined || element?.type !== 'Identifier') return undefined;
  const key = { ...element, name: 'target' };
  const taken = { type: 'ObjectProperty', key, value: element, computed: false, shorthand: false };
  return { ...fn, params: [{ ...element, type: 'ObjectPattern', properties: [taken] }] } as Listener;
}

/** Returns the one call that a function consists of. */
function onlyCall(body: Node): CallExpression | undefined {
  if (body.type === 'CallExpression') return body;
  const [only, ...others] = body.type === 'BlockStatement' ? body.body : [];
  return only?.type === 'ExpressionStatement' && others.length === 0 ? onlyCall(only.expression) : undefined;
}

/** Returns the elements that the tests of a listener ask for. A negated test asks for all others. */
function askedBy(fn: Listener): AskedFor[] {
  const pressed = new PressedElement(fn);
  const asked: AskedFor[] = [];
  walkNodes(fn.body, (node) => {
    if (node.type === 'IfStatement') asked.push(...positive(node.test, pressed));
    if (node.type === 'LogicalExpression' && node.operator === '&&') asked.push(...positive(node.left, pressed));
    if (node.type !== 'SwitchStatement') return;
    for (const { test } of node.cases) {
      const one = test == null ? undefined : pressed.askedByCase(node.discriminant, test);
      if (one !== undefined) asked.push(one);
    }
  });
  return asked;
}

function positive(test: Node, pressed: PressedElement): AskedFor[] {
  if (test.type === 'LogicalExpression') return [...positive(test.left, pressed), ...positive(test.right, pressed)];
  if (test.type === 'UnaryExpression') return [];
  if (test.type === 'BinaryExpression' && !/^===?$/.test(test.operator)) return [];
  return pressed.askedIn(test);
}

const selectorOf = ({ selector, of }: AskedFor): string =>
  of === undefined || of === selector ? selector : allSelectors([of, selector]);
