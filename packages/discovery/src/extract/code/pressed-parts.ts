import type { File, Function as FunctionNode, Node } from '@babel/types';

import { walkNodes } from '../script/walk-nodes.js';
import { partsAskedBy } from './asked-by.js';
import { functionsIn } from './functions-in.js';
import { takingTarget } from './passed-event.js';
import { memberName, nameOf } from './written-names.js';

/** A function that answers a press, with the parameter that is the pressed element; none if it gets the event. */
interface Answer {
  fn: FunctionNode;
  element?: number;
}

/**
 * Returns the selectors of the elements for which listeners of presses ask: `event.target.closest('.remove')`. One
 * listener serves a whole list. The parts of the list have no listener of their own.
 *
 * - A listener may be a function by its name, also a bound one. It may pass the event or the pressed element on.
 * - A part is asked for if a branch belongs to it. It is, too, if the function ends early for others.
 * - An element around the part is looked up, and not asked for: `event.target.closest('li').dataset.id`.
 */
export function pressedParts(scripts: readonly File[]): string[] {
  const functions = scripts.flatMap((script) => functionsIn(script));
  const named = (name: string): FunctionNode[] =>
    functions.flatMap((found) => (name !== '' && found.name === name ? [found.node] : []));
  const selectors = new Set<string>();
  const open: Answer[] = [];
  for (const { program } of scripts)
    walkNodes(program, (node) => {
      const listening = listeningOf(node);
      if (listening === undefined) return;
      if (listening.selector === undefined) open.push(...functionsOf(listening.listener, named).map((fn) => ({ fn })));
      else selectors.add(listening.selector);
    });
  const seen = new Map<FunctionNode, Set<number>>();
  for (let answer = open.pop(); answer !== undefined; answer = open.pop()) {
    const { fn, element = -1 } = answer;
    const known = seen.get(fn) ?? new Set();
    if (known.has(element)) continue;
    seen.set(fn, known.add(element));
    for (const selector of partsAskedBy(element === -1 ? fn : takingTarget(fn, element))) selectors.add(selector);
    open.push(...passedTo(answer, named));
  }
  return [...selectors].sort();
}

/** Returns the listener of a press that a statement attaches, with the selector that jQuery takes. */
function listeningOf(node: Node): { listener: Node; selector?: string } | undefined {
  if (node.type === 'AssignmentExpression')
    return memberName(node.left) === 'onclick' ? { listener: node.right } : undefined;
  if (node.type !== 'CallExpression' || node.arguments[0]?.type !== 'StringLiteral') return undefined;
  const [{ value: events }, second, third] = node.arguments;
  if (!/(?:^|\s)click(?:\.|\s|$)/.test(events) || second === undefined) return undefined;
  const method = memberName(node.callee);
  if (method === 'addEventListener') return { listener: second };
  if (method !== 'on') return undefined;
  if (third === undefined) return { listener: second };
  return second.type === 'StringLiteral' ? { listener: third, selector: second.value } : undefined;
}

/** Returns the functions that an expression is or names: `choose`, `this.choose`, `this.choose.bind(this)`. */
function functionsOf(node: Node, named: (name: string) => FunctionNode[]): FunctionNode[] {
  if (node.type === 'ArrowFunctionExpression' || node.type === 'FunctionExpression') return [node];
  if (node.type === 'CallExpression' && memberName(node.callee) === 'bind' && 'object' in node.callee)
    return functionsOf(node.callee.object, named);
  return named(nameOf(node));
}

/** Returns the functions that a function passes its event or the pressed element to. */
function passedTo({ fn, element }: Answer, named: (name: string) => FunctionNode[]): Answer[] {
  const given = fn.params[element ?? 0];
  const name = given?.type === 'Identifier' ? given.name : '';
  const found: Answer[] = [];
  walkNodes(fn.body, (node) => {
    if (node.type !== 'CallExpression' && node.type !== 'OptionalCallExpression') return;
    for (const [at, argument] of node.arguments.entries()) {
      const isTarget = memberName(argument) === 'target' || (element !== undefined && nameOf(argument) === name);
      const isEvent = element === undefined && name !== '' && argument.type === 'Identifier' && argument.name === name;
      if (!isTarget && !isEvent) continue;
      for (const called of named(nameOf(node.callee))) found.push({ fn: called, ...(isTarget ? { element: at } : {}) });
    }
  });
  return found;
}
