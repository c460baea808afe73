import type { MemberExpression, Node, OptionalMemberExpression, Statement } from '@babel/types';

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
      return memberEffect(node, inner);
    case 'CallExpression':
    case 'OptionalCallExpression':
      return node.callee === inner ? 'further' : 'changes';
    case 'TSAsExpression':
    case 'TSNonNullExpression':
    case 'TSSatisfiesExpression':
      return 'further';
    case 'ObjectProperty':
      return changesIf(node.shorthand || node.value === inner);
    case 'VariableDeclarator':
      return changesIf(node.init === inner);
    case 'UnaryExpression':
      return changesIf(node.operator === 'delete');
    default:
      return 'reads';
  }
}

function changesIf(isChange: boolean): Effect {
  return isChange ? 'changes' : 'reads';
}

/** Returns the effect of a member. `menu.push` changes the list. In `labels[menu]` the name is only the key. */
function memberEffect({ computed, property }: MemberExpression | OptionalMemberExpression, inner: Node): Effect {
  if (computed && property === inner) return 'reads';
  return property.type === 'Identifier' && changingMethods.has(property.name) ? 'changes' : 'further';
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
