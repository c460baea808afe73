import type { File, Node, Statement } from '@babel/types';

import { walkNodes } from '../../script/walk-nodes.js';
import { declaredNames } from './join-modules.js';
import { nameOf } from './syntax-names.js';

type Member = Extract<Node, { type: 'MemberExpression' | 'OptionalMemberExpression' }>;

/**
 * Rewrites the scripts of a page in place, so that a member of `window` is a name of the page: `window.App = { save }`
 * declares `App`, which inline handlers call. A name that the scripts declare or assign a second time stays as it is.
 */
export function declareWindowNames(scripts: readonly File[]): void {
  const assigned = scripts.flatMap(({ program }) => program.body.flatMap((one) => assignedName(one) ?? []));
  const declared = new Set(scripts.flatMap(({ program }) => program.body.flatMap(declaredNames)));
  const once = new Set(assigned.filter((name) => assigned.indexOf(name) === assigned.lastIndexOf(name)));
  for (const { program } of scripts)
    program.body = program.body.flatMap((one) => {
      const name = assignedName(one);
      if (name === undefined || !once.has(name)) return [one];
      // `window.save = save` names what the scripts have already.
      if (!declared.has(name)) return [declaration(one)];
      once.delete(name);
      return [one];
    });
  for (const ast of scripts) walkNodes(ast, (node) => shorten(node, once));
}

/** Returns the name that a statement gives to a member of `window`. */
function assignedName(node: Statement): string | undefined {
  const left = node.type === 'ExpressionStatement' ? assignmentOf(node.expression)?.left : undefined;
  return left !== undefined && isOfWindow(left) ? nameOf(left.property) : undefined;
}

const assignmentOf = (node: Node): Extract<Node, { type: 'AssignmentExpression' }> | undefined =>
  node.type === 'AssignmentExpression' && node.operator === '=' ? node : undefined;

const isOfWindow = (node: Node): node is Member =>
  (node.type === 'MemberExpression' || node.type === 'OptionalMemberExpression') &&
  node.computed !== true &&
  /^(?:window|globalThis|self)$/.test(nameOf(node.object)) &&
  nameOf(node.property) !== '';

/** Makes a declaration of an assignment: `var App = { save }`. */
function declaration(node: Statement): Statement {
  const given = node.type === 'ExpressionStatement' ? assignmentOf(node.expression) : undefined;
  if (given === undefined || !isOfWindow(given.left)) return node;
  const { loc, start, end } = node;
  const declarator = { type: 'VariableDeclarator', id: given.left.property, init: given.right, loc, start, end };
  return { type: 'VariableDeclaration', kind: 'var', declarations: [declarator], loc, start, end } as Statement;
}

/** Replaces a member of `window` by its name. */
function shorten(node: Node, names: ReadonlySet<string>): void {
  if (!isOfWindow(node) || !names.has(nameOf(node.property))) return;
  const name = nameOf(node.property);
  for (const key of ['object', 'property', 'computed', 'optional']) Reflect.deleteProperty(node, key);
  Object.assign(node as Node, { type: 'Identifier', name });
}
