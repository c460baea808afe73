import type { Expression, Function as FunctionNode, Node, Statement } from '@babel/types';
import { allSelectors } from '@webmcp/text';

import { childNodes, walkNodes } from '../script/walk-nodes.js';
import { PressedElement, type AskedFor } from './pressed-element.js';

/** The elements for which a listener asks. */
interface Questions {
  /** The elements to which a branch belongs. */
  branches: AskedFor[];
  /** The elements for all others than which the function ends early. */
  guards: AskedFor[];
}

/**
 * Returns the selectors of the pressed elements that a listener serves, one for each act.
 *
 * - An element is served if a branch belongs to it. Without branches, it is served if the function ends early for others.
 * - An element around the pressed one is looked up, and not served: `event.target.closest('li').dataset.id`.
 */
export function askedBy(fn: FunctionNode): string[] {
  const { branches, guards } = questionsOf(fn);
  return branches.length === 0 ? joined(guards) : branches.map(selectorOf);
}

/** Does the same as {@link askedBy}. It adds the elements of which the branches only ask for the state. */
export function partsAskedBy(fn: FunctionNode): string[] {
  const { branches, guards } = questionsOf(fn);
  const isRefined = ({ of }: AskedFor): boolean => of !== undefined && guards.some(({ selector }) => selector === of);
  return [...branches.map(selectorOf), ...(branches.every(isRefined) ? joined(guards) : [])];
}

/** Returns the selector of the elements that pass all guards. */
function joined(guards: readonly AskedFor[]): string[] {
  const all = [...new Set(guards.flatMap(({ selector, of }) => (of === undefined ? [selector] : [of, selector])))];
  return all.length === 0 ? [] : [allSelectors(all)];
}

function questionsOf(fn: FunctionNode): Questions {
  const pressed = new PressedElement(fn);
  const branches: AskedFor[] = [];
  const guards: AskedFor[] = [];
  walkNodes(fn.body, (node) => {
    if (node.type === 'IfStatement' && isNegated(node.test)) {
      if (onlyEnds(node.consequent)) guards.push(...pressed.askedIn(node.test));
      else if (node.alternate) branches.push(...served(pressed, pressed.askedIn(node.test), node.alternate));
    } else branches.push(...askedIn(node, pressed));
  });
  return { branches, guards };
}

/** Returns the elements to which a branch belongs. */
function askedIn(node: Node, pressed: PressedElement): AskedFor[] {
  switch (node.type) {
    case 'IfStatement':
      return onlyEnds(node.consequent) ? [] : served(pressed, positive(node.test, pressed), node.consequent);
    case 'ConditionalExpression':
      return served(pressed, positive(node.test, pressed), node.consequent);
    case 'ExpressionStatement': {
      const { expression } = node;
      if (expression.type !== 'LogicalExpression' || expression.operator !== '&&') return [];
      return served(pressed, positive(expression.left, pressed), expression.right);
    }
    case 'SwitchStatement':
      return node.cases.flatMap(({ test }) =>
        test == null ? [] : (pressed.askedByCase(node.discriminant, test) ?? []),
      );
    case 'CallExpression':
    case 'OptionalCallExpression':
      return pressed.askedInTable(node.callee);
    default:
      return [];
  }
}

/** Returns the elements for which a branch acts. An element whose parts the branch asks for is looked up only. */
function served(pressed: PressedElement, asked: readonly AskedFor[], branch: Statement | Expression): AskedFor[] {
  let asksMore = false;
  const open: Node[] = [branch];
  for (let node = open.pop(); node !== undefined && !asksMore; node = open.pop()) {
    asksMore = askedIn(node, pressed).length > 0;
    open.push(...childNodes(node));
  }
  return asksMore ? [] : [...asked];
}

function positive(test: Node, pressed: PressedElement): AskedFor[] {
  if (test.type === 'LogicalExpression') return [...positive(test.left, pressed), ...positive(test.right, pressed)];
  if (isNegated(test)) return [];
  return pressed.askedIn(test);
}

/** Decides whether a test is true for all elements that are not asked for. */
const isNegated = (test: Node): boolean =>
  (test.type === 'UnaryExpression' && test.operator === '!') ||
  (test.type === 'BinaryExpression' && !/^===?$/.test(test.operator)) ||
  (test.type === 'BinaryExpression' && test.right.type === 'NullLiteral') ||
  (test.type === 'LogicalExpression' && test.operator === '||' && isNegated(test.left));

/** Decides whether a branch does nothing but end. */
function onlyEnds(branch: Statement): boolean {
  const statements = branch.type === 'BlockStatement' ? branch.body : [branch];
  return statements.every(
    (one) => (one.type === 'ReturnStatement' && !calls(one)) || /^(?:Break|Continue)/.test(one.type),
  );
}

const calls = ({ argument }: Extract<Statement, { type: 'ReturnStatement' }>): boolean =>
  argument?.type === 'CallExpression' || argument?.type === 'OptionalCallExpression';

const selectorOf = ({ selector, of }: AskedFor): string =>
  of === undefined || of === selector ? selector : allSelectors([of, selector]);
