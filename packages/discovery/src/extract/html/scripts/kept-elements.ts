import type { File, Node } from '@babel/types';

import { walkNodes } from '../../script/walk-nodes.js';
import { isFunction } from './drawing-loops.js';
import { nameOf } from './syntax-names.js';

type Assignment = Extract<Node, { type: 'AssignmentExpression' }>;
type ObjectNode = Extract<Node, { type: 'ObjectExpression' }>;
type Declarator = Extract<Node, { type: 'VariableDeclarator' }>;

/** Calls that look elements up. */
const lookingUp = /^(?:getElement(?:ById|sBy\w+)|querySelector(?:All)?|\$|jQuery)$/;

/**
 * Rewrites a script in place, so that elements which a function looks up are declared where the script keeps them.
 *
 * - `this.modal = document.getElementById('modal')` in a method declares a member of the class or object.
 * - `modal = document.getElementById('modal')` gives the variable its value.
 *
 * A place that receives two values stays as it is.
 */
export function declareKeptElements({ program }: File): void {
  walkNodes(program, (node) => {
    if (node.type === 'ClassBody')
      for (const one of lookedUpOnce(assignmentsIn(node, isOfThis))) node.body.push(classProperty(one));
    else if (node.type === 'ObjectExpression' && node.properties.some(isMethod))
      addMembers(node, assignmentsIn(node, isOfThis));
  });
  for (const declarator of program.body.flatMap((one) => (one.type === 'VariableDeclaration' ? one.declarations : [])))
    declareIn(declarator, program);
}

/** Gives a variable of the page, or a member of its object, the element that a function puts there. */
function declareIn(declarator: Declarator, program: Node): void {
  const name = nameOf(declarator.id);
  if (name === '' || isShadowed(name, declarator, program)) return;
  const { init } = declarator;
  if (init?.type === 'ObjectExpression')
    return addMembers(
      init,
      assignmentsIn(program, (owner) => nameOf(owner) === name),
    );
  if (init && !isNothing(init)) return;
  const [only, ...others] = valuesOf(program, name);
  if (only !== undefined && others.length === 0 && looksUp(only)) Object.assign(declarator, { init: only });
}

/** Returns the values other than null that a script gives to a name. */
function valuesOf(program: Node, name: string): Node[] {
  const values: Node[] = [];
  walkNodes(program, (node) => {
    if (node.type === 'AssignmentExpression' && nameOf(node.left) === name && !isNothing(node.right))
      values.push(node.right);
  });
  return values;
}

/** Decides whether a function has a variable or a parameter of the same name. */
function isShadowed(name: string, declarator: Declarator, program: Node): boolean {
  let found = false;
  walkNodes(program, (node) => {
    if (node.type === 'VariableDeclarator') found ||= node !== declarator && nameOf(node.id) === name;
    else if (isFunction(node)) found ||= node.params.some((param) => nameOf(param) === name);
  });
  return found;
}

/** A member of an object that receives a value. */
interface Given {
  key: Node;
  value: Node;
}

/** Returns the assignments to members of an owner: `this.modal = …`. */
function assignmentsIn(node: Node, isOwner: (owner: Node) => boolean): Given[] {
  const found: Given[] = [];
  walkNodes(node, (inner) => {
    const left = inner.type === 'AssignmentExpression' ? (inner as Assignment).left : undefined;
    if (left?.type !== 'MemberExpression' || left.computed || !isOwner(left.object)) return;
    found.push({ key: left.property, value: (inner as Assignment).right });
  });
  return found;
}

/** Returns the members that receive one value, and this value is an element or an object of elements. */
function lookedUpOnce(all: readonly Given[]): Given[] {
  const given = all.filter(({ value }) => !isNothing(value));
  return given.filter(
    ({ key, value }) => given.filter((one) => nameOf(one.key) === nameOf(key)).length === 1 && looksUp(value),
  );
}

function addMembers(object: ObjectNode, all: readonly Given[]): void {
  for (const { key, value } of lookedUpOnce(all)) {
    const { loc, start, end } = value;
    object.properties.push({
      type: 'ObjectProperty',
      key: { ...key },
      value,
      computed: false,
      shorthand: false,
      loc,
      start,
      end,
    } as ObjectNode['properties'][number]);
  }
}

function classProperty({ key, value }: Given): Extract<Node, { type: 'ClassProperty' }> {
  const { loc, start, end } = value;
  const node = { type: 'ClassProperty', key: { ...key }, value, computed: false, static: false, loc, start, end };
  return node as Extract<Node, { type: 'ClassProperty' }>;
}

function looksUp(node: Node): boolean {
  if (node.type === 'ObjectExpression')
    return node.properties.some((one) => one.type === 'ObjectProperty' && looksUp(one.value));
  if (node.type !== 'CallExpression') return false;
  const { callee } = node;
  return lookingUp.test(nameOf(callee.type === 'MemberExpression' ? callee.property : callee));
}

const isOfThis = (owner: Node): boolean => owner.type === 'ThisExpression';
const isMethod = (property: Node): boolean =>
  isFunction(property) || (property.type === 'ObjectProperty' && isFunction(property.value));
const isNothing = (node: Node): boolean => node.type === 'NullLiteral' || nameOf(node) === 'undefined';
