import type { Node, Statement } from '@babel/types';

import { childNodes } from '../../script/walk-nodes.js';
import { changingMethods } from './changing-methods.js';

/** Returns the states that statements may change. */
export function changedByScript(script: readonly Statement[], names: ReadonlySet<string>): Set<string> {
  const changed = new Set<string>();
  const around: Node[] = [];
  const visit = (node: Node): void => {
    if (node.type === 'Identifier') {
      if (names.has(node.name) && mayChange(node, around)) changed.add(node.name);
      return;
    }
    around.push(node);
    for (const child of childNodes(node)) visit(child);
    around.pop();
  };
  for (const statement of script) visit(statement);
  return changed;
}

/** The effect of a node on the name inside it: `further` leaves the answer to the node around. */
type Effect = 'changes' | 'reads' | 'further';

/**
 * Decides, by the nodes around a name, whether the name is written, passed on or bound to another name.
 * @param around outermost first
 */
function mayChange(name: Node, around: readonly Node[]): boolean {
  let inner = name;
  for (const node of around.toReversed()) {
    const effect = effectOf(node, inner);
    if (effect !== 'further') return effect === 'changes';
    inner = node;
  }
  return false;
}

function effectOf(node: Node, inner: Node): Effect {
  if (always.has(node.type)) return 'changes';
  switch (node.type) {
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      // The name is the key: `labels[kind]`.
      if (node.computed && node.property === inner) return 'reads';
      return node.property.type === 'Identifier' && changingMethods.has(node.property.name) ? 'changes' : 'further';
    case 'CallExpression':
    case 'OptionalCallExpression':
      return node.callee === inner ? 'further' : 'changes';
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'TSSatisfiesExpression':
      return 'further';
    case 'ObjectProperty':
      return node.shorthand || node.value === inner ? 'changes' : 'reads';
    case 'VariableDeclarator':
      return node.init === inner ? 'changes' : 'reads';
    case 'UnaryExpression':
      return node.operator === 'delete' ? 'changes' : 'reads';
    default:
      return 'reads';
  }
}

/** Nodes that write a name inside them, pass the name on or bind it to another name. */
const always: ReadonlySet<Node['type']> = new Set<Node['type']>([
  'AssignmentExpression',
  'UpdateExpression',
  'NewExpression',
  'ArrayExpression',
  'ArrayPattern',
  'ForOfStatement',
  'ForInStatement',
]);
