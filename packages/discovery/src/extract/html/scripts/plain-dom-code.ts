import type { ClassMethod, Node, Statement } from '@babel/types';

import { walkNodes } from '../../script/walk-nodes.js';
import { delegatedBranches } from './delegated-branches.js';
import type { ElementLookup } from './element-lookup.js';
import { NamedFunctions } from './named-functions.js';
import { nameOf } from './syntax-names.js';

/**
 * Rewrites a script's syntax tree in place, so that several ways to write one thing become one. An element that the
 * document looks up becomes its name, `#id`. `x.onclick = handler` becomes `x.addEventListener('click', handler)`. The
 * body of a constructor becomes a method beside it. `for (const x of elements)` becomes `elements.forEach`, so that each
 * loop has a name of its own. `document.getElementById(id).hidden = false` becomes a call, because it starts at one.
 */
export function plainDomCode(root: Node, lookup: ElementLookup): void {
  const named = new NamedFunctions(root);
  walkNodes(root, (node) => {
    const plain =
      delegatedBranches(node, named) ??
      lookedUp(node, lookup) ??
      listenerCall(node) ??
      shownByCall(node) ??
      elementLoop(node);
    if (plain !== null) replace(node, plain);
    if (node.type === 'ClassBody') node.body.push(...node.body.flatMap(constructorBody));
  });
}

/** Returns `document.getElementById('x')` and `document.querySelector('.x')` as the element's name. */
function lookedUp(node: Node, lookup: ElementLookup): object | null {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression' || node.arguments.length !== 1)
    return null;
  const { object, property } = node.callee;
  const [given] = node.arguments;
  if (object.type !== 'Identifier' || object.name !== 'document' || property.type !== 'Identifier') return null;
  if (given?.type !== 'StringLiteral') return null;
  const name =
    property.name === 'getElementById'
      ? `#${given.value}`
      : property.name === 'querySelector'
        ? lookup.nameBySelector(given.value)
        : undefined;
  return name === undefined ? null : { type: 'Identifier', name };
}

function listenerCall(node: Node): object | null {
  if (node.type !== 'AssignmentExpression' || node.operator !== '=' || node.right.type === 'NullLiteral') return null;
  const { left, right } = node;
  if (left.type !== 'MemberExpression' || left.computed || left.property.type !== 'Identifier') return null;
  const event = /^on([a-z]+)$/.exec(left.property.name)?.[1];
  if (event === undefined) return null;
  const callee = { ...left, property: { ...left.property, name: 'addEventListener' } };
  return {
    type: 'CallExpression',
    callee,
    arguments: [{ type: 'StringLiteral', value: event, loc: left.property.loc }, right],
  };
}

/** Matches the calls that find one element of a page. */
const finding = /^(?:getElementById|querySelector)$/;

/** Returns an assignment that shows or hides an element behind a look-up, as a call of a method. */
function shownByCall(node: Node): object | null {
  if (node.type !== 'AssignmentExpression' || node.operator !== '=') return null;
  const { left, right, loc, start, end } = node;
  if (left.type !== 'MemberExpression' || left.computed || left.property.type !== 'Identifier') return null;
  const { name } = left.property;
  const { object } = left;
  const isStyle = name === 'display' && object.type === 'MemberExpression' && nameOf(object.property) === 'style';
  const found = isStyle ? object.object : object;
  if ((name !== 'hidden' && !isStyle) || !isComputedLookUp(found)) return null;
  const property = { ...left.property, name: name === 'hidden' ? 'toggleAttribute' : 'setProperty' };
  const first = { type: 'StringLiteral', value: name, loc, start, end };
  return { type: 'CallExpression', callee: { ...left, property }, arguments: [first, right] };
}

/** Decides whether a node looks an element up by a computed id. An element behind a written id has a name. */
const isComputedLookUp = (node: Node): boolean =>
  node.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  finding.test(nameOf(node.callee.property)) &&
  node.arguments[0]?.type !== 'StringLiteral';

/** Matches the calls that list elements of a page. */
const listing = /^(querySelectorAll|getElementsBy\w+)$/;

/** Returns a loop over elements as a call of `forEach`, unless the body leaves the loop. */
function elementLoop(node: Node): object | null {
  if (node.type !== 'ForOfStatement' || node.await || node.left.type !== 'VariableDeclaration') return null;
  const { left, right, body } = node;
  const isList =
    right.type === 'CallExpression' &&
    right.callee.type === 'MemberExpression' &&
    right.callee.property.type === 'Identifier' &&
    listing.test(right.callee.property.name);
  const [declarator] = left.declarations;
  if (!isList || declarator?.id.type !== 'Identifier' || leavesLoop(body)) return null;
  const { loc, start, end } = node;
  const each = { type: 'ArrowFunctionExpression', params: [declarator.id], body: blockOf(body), loc, start, end };
  const callee = {
    type: 'MemberExpression',
    object: right,
    property: { type: 'Identifier', name: 'forEach', loc, start, end },
    loc,
    start,
    end,
  };
  return {
    type: 'ExpressionStatement',
    expression: { type: 'CallExpression', callee, arguments: [each], loc, start, end },
  };
}

const blockOf = (body: Statement): object =>
  body.type === 'BlockStatement' ? body : { ...body, type: 'BlockStatement', body: [body], directives: [] };

/** Decides whether a statement may leave the loop around it. */
function leavesLoop(body: Node): boolean {
  let leaves = false;
  walkNodes(body, ({ type }) => {
    leaves ||= /^(Break|Continue|Return)Statement$|^(Await|Yield)Expression$/.test(type);
  });
  return leaves;
}

function constructorBody(member: Node): ClassMethod[] {
  if (member.type !== 'ClassMethod' || member.kind !== 'constructor') return [];
  return [{ ...member, kind: 'method', key: { type: 'Identifier', name: '~constructor' }, params: [] } as ClassMethod];
}

/** Keeps only the place of the node that is replaced. */
function replace(node: object, by: object): void {
  for (const key of Object.keys(node)) {
    if (key !== 'loc' && key !== 'start' && key !== 'end') Reflect.deleteProperty(node, key);
  }
  Object.assign(node, by);
}
