import type { ArrowFunctionExpression, CallExpression, FunctionExpression, Node } from '@babel/types';
import { allSelectors } from '@webmcp/text';

import { branchesFor } from '../../code/branches-for.js';
import { PressedElement, type AskedFor } from '../../code/pressed-element.js';
import { walkNodes } from '../../script/walk-nodes.js';

type Listener = ArrowFunctionExpression | FunctionExpression;

/** The most elements that one listener distinguishes. */
const mostBranches = 20;

/**
 * Returns a statement that attaches one listener with a branch for each element, as one statement for each branch. Each has
 * the selector of its element: `list.addEventListener('click', '.edit', …)`. Null for any other statement.
 */
export function delegatedBranches(node: Node): object | null {
  const call = node.type === 'ExpressionStatement' ? node.expression : undefined;
  if (call?.type !== 'CallExpression' || !isListening(call)) return null;
  const [event, fn] = call.arguments;
  if (event?.type !== 'StringLiteral' || !isListener(fn)) return null;
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

const isListener = (node: Node | undefined): node is Listener =>
  node?.type === 'ArrowFunctionExpression' || node?.type === 'FunctionExpression';

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
