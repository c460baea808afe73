import type { File, Node } from '@babel/types';

import { walkNodes } from '../../script/walk-nodes.js';
import { isFunction } from './drawing-loops.js';
import { declaredNames } from './join-modules.js';
import { nameOf } from './syntax-names.js';

/** The assignments to the variables of a page. */
interface Assigned {
  values: Map<string, Node[]>;
  /** Names that a function declares for itself. */
  inFunctions: Set<string>;
}

/**
 * Returns the variables at the top of a page's scripts that keep a value between two presses: `let shelf = 'all'`, which a
 * function assigns. A variable that receives an element, a timer or an instance keeps no value. A name that a function
 * declares as well is left out, because its assignments may belong to the function.
 */
export function keptVariables(scripts: readonly File[]): string[] {
  const found: Assigned = { values: new Map(), inFunctions: new Set() };
  for (const { program } of scripts) walkNodes(program, (node) => noteFunction(node, found));
  return scripts
    .flatMap(({ program }) => program.body)
    .flatMap((node) => (node.type === 'VariableDeclaration' && node.kind !== 'const' ? node.declarations : []))
    .flatMap(({ id, init }) => {
      const name = nameOf(id);
      const values = found.values.get(name) ?? [];
      const isKept = values.length > 0 && !found.inFunctions.has(name) && [...values, init ?? []].flat().every(isValue);
      return isKept && !isDeclaredTwice(name, scripts) ? [name] : [];
    });
}

const isDeclaredTwice = (name: string, scripts: readonly File[]): boolean =>
  scripts.flatMap(({ program }) => program.body.flatMap(declaredNames)).filter((one) => one === name).length > 1;

/** Notes the names that a function declares, and the values that it assigns. */
function noteFunction(node: Node, { values, inFunctions }: Assigned): void {
  if (!isFunction(node)) return;
  for (const param of node.params) addNames(param, inFunctions);
  const { body } = node as Extract<Node, { type: 'ArrowFunctionExpression' }>;
  walkNodes(body, (inner) => {
    if (inner.type === 'VariableDeclarator') addNames(inner.id, inFunctions);
    else if (inner.type === 'AssignmentExpression') add(values, nameOf(inner.left), inner.right);
    else if (inner.type === 'UpdateExpression') add(values, nameOf(inner.argument), inner.argument);
  });
}

function addNames(pattern: Node, names: Set<string>): void {
  walkNodes(pattern, (node) => {
    if (node.type === 'Identifier') names.add(node.name);
  });
}

function add(values: Map<string, Node[]>, name: string, value: Node): void {
  if (name !== '') values.set(name, [...(values.get(name) ?? []), value]);
}

/** Calls that return an element or a timer. */
const returnsThing =
  /^(?:querySelector(?:All)?|getElement\w+|createElement(?:NS)?|closest|getContext|set(?:Timeout|Interval)|requestAnimationFrame)$/;

/** Decides whether an expression may be data: neither an element, a timer, a function nor an instance. */
function isValue(node: Node): boolean {
  if (node.type === 'NewExpression' || isFunction(node)) return false;
  if (node.type === 'Identifier') return !/^[#~]/.test(node.name);
  if (node.type !== 'CallExpression') return true;
  const { callee } = node;
  return !returnsThing.test(nameOf(callee.type === 'MemberExpression' ? callee.property : callee));
}
