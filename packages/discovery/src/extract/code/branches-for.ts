import type { Function as FunctionNode, Node, Statement } from '@babel/types';

import { childNodes, walkNodes } from '../script/walk-nodes.js';

/** The selectors by which the names of a function were found: `const drop = event.target.closest('.drop')`. */
type NamedSelectors = ReadonlyMap<string, readonly string[]>;

/**
 * Returns a function without the branches that serve other elements. Such a branch asks for the pressed element by other
 * selectors alone, also inside: a branch for the row of the element may contain the branch for the element. A branch with a
 * negated test stays, because such a test often ends the function.
 * @param selector the selector that the pressed element matches
 */
export function branchesFor<Fn extends FunctionNode>(fn: Fn, selector: string): Fn {
  if (fn.body.type !== 'BlockStatement') return fn;
  const named = new Map<string, readonly string[]>();
  walkNodes(fn.body, (node) => {
    if (node.type !== 'VariableDeclarator' || node.id.type !== 'Identifier' || node.init == null) return;
    const asked = selectorsIn(node.init, new Map());
    if (asked.length > 0) named.set(node.id.name, asked);
  });
  const kept = (statement: Statement): Statement[] => {
    if (statement.type === 'BlockStatement') return [{ ...statement, body: statement.body.flatMap(kept) }];
    if (statement.type !== 'IfStatement') return [statement];
    const { test, consequent, alternate } = statement;
    const others = alternate == null ? [] : kept(alternate);
    const asksInside = selectorsIn(consequent, named).includes(selector);
    if (!asksInside && isOfOthers(test, selector, named)) return others;
    const [own] = kept(consequent);
    const empty = { type: 'EmptyStatement' as const } as Statement;
    return [{ ...statement, consequent: own ?? empty, alternate: others[0] ?? null }];
  };
  return { ...fn, body: { ...fn.body, body: fn.body.body.flatMap(kept) } };
}

/** Decides whether a test asks for the pressed element by other selectors alone. */
function isOfOthers(test: Node, selector: string, named: NamedSelectors): boolean {
  let isNegated = false;
  walkNodes(test, (node) => {
    if ((node.type === 'UnaryExpression' && node.operator === '!') || /^[!=]==?$/.test(operatorOf(node)))
      isNegated = true;
  });
  const asked = selectorsIn(test, named);
  return !isNegated && asked.length > 0 && !asked.includes(selector);
}

const operatorOf = (node: Node): string => (node.type === 'BinaryExpression' ? node.operator : '');

/** Returns the selectors that an expression asks the pressed element for. */
function selectorsIn(node: Node, named: NamedSelectors): string[] {
  if (node.type === 'Identifier') return [...(named.get(node.name) ?? [])];
  const call = node.type === 'CallExpression' || node.type === 'OptionalCallExpression' ? node : undefined;
  const [argument] = call?.arguments ?? [];
  const path = call === undefined ? [] : namesIn(call.callee);
  if (argument?.type === 'StringLiteral' && path.includes('target')) {
    const how = path.slice(path.indexOf('target') + 1).join('.');
    if (how === 'closest' || how === 'matches') return [argument.value];
    if (how === 'classList.contains') return [`.${argument.value}`];
  }
  return childNodes(node).flatMap((child) => selectorsIn(child, named));
}

/** Returns the names of a chain of members: `event.target.closest`. */
function namesIn(node: Node): string[] {
  if (node.type === 'Identifier') return [node.name];
  if (node.type !== 'MemberExpression' && node.type !== 'OptionalMemberExpression') return [];
  return [...namesIn(node.object), ...(node.property.type === 'Identifier' ? [node.property.name] : [])];
}
