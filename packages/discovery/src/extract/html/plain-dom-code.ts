import type { ClassMethod, Node } from '@babel/types';

import { walkNodes } from '../script/walk-nodes.js';

/**
 * Rewrites a script's syntax tree, in place, so that different ways to say one thing are read as one: what is looked up
 * by a known id becomes the name `#id`, `x.onclick = handler` becomes `x.addEventListener('click', handler)`, and what a
 * constructor does stands in a method beside it.
 */
export function plainDomCode(root: Node): void {
  walkNodes(root, (node) => {
    const plain = lookupById(node) ?? listenerCall(node);
    if (plain !== null) replace(node, plain);
    if (node.type === 'ClassBody') node.body.push(...node.body.flatMap(constructorBody));
  });
}

/** `document.getElementById('x')` and `document.querySelector('#x')` as the name `#x`. */
function lookupById(node: Node): object | null {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression' || node.arguments.length !== 1)
    return null;
  const { object, property } = node.callee;
  const [given] = node.arguments;
  if (object.type !== 'Identifier' || object.name !== 'document' || property.type !== 'Identifier') return null;
  if (given?.type !== 'StringLiteral') return null;
  const id = property.name === 'getElementById' ? given.value : /^#([\w-]+)$/.exec(given.value)?.[1];
  const isLookup = property.name === 'getElementById' || property.name === 'querySelector';
  return isLookup && id !== undefined ? { type: 'Identifier', name: `#${id}` } : null;
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
