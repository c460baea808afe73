import type { ClassDeclaration, ClassExpression, File, Function as FunctionNode, Node } from '@babel/types';

import { childNodes } from '../script/walk-nodes.js';
import { nameOf } from './written-names.js';

/** A function or class, whose names the functions inside can use. */
export type Scope = FunctionNode | ClassDeclaration | ClassExpression;

/** A function of a script with the scopes around it, outermost first. */
export interface FoundFunction {
  node: FunctionNode;
  around: readonly Scope[];
  /** The name by which code knows the function: its own, or that of its variable or property. */
  name?: string;
}

/** A node that is still to be visited. */
interface Visit {
  node: Node;
  around: readonly Scope[];
  name: string | undefined;
}

/** Returns every function of a script. */
export function functionsIn({ program }: File): FoundFunction[] {
  const found: FoundFunction[] = [];
  const open: Visit[] = [{ node: program, around: [], name: undefined }];
  for (let visit = open.pop(); visit !== undefined; visit = open.pop()) {
    const { node, around, name } = visit;
    const own = functionName(node) ?? name;
    const isNamed = own !== undefined && !/^on[a-z]+$/i.test(own);
    if (isFunction(node)) found.push({ node, around, ...(isNamed ? { name: own } : {}) });
    const inner = isFunction(node) || isClass(node) ? [...around, node] : around;
    const named = namedChild(node);
    for (const child of childNodes(node))
      open.push({ node: child, around: inner, name: child === named ? own : undefined });
  }
  return found;
}

const isFunction = (node: Node): node is FunctionNode =>
  /^(?:FunctionDeclaration|FunctionExpression|ArrowFunctionExpression|ObjectMethod|ClassMethod|ClassPrivateMethod)$/.test(
    node.type,
  );

const isClass = (node: Node): node is ClassDeclaration | ClassExpression =>
  node.type === 'ClassDeclaration' || node.type === 'ClassExpression';

/** Returns the name that a node gives to the function in it. */
function functionName(node: Node): string | undefined {
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'FunctionExpression':
      return node.id?.name;
    case 'VariableDeclarator':
      return node.id.type === 'Identifier' ? node.id.name : undefined;
    case 'AssignmentExpression':
      return nameOf(node.left) || undefined;
    case 'ObjectProperty':
    case 'ClassProperty':
    case 'ObjectMethod':
    case 'ClassMethod':
      return !node.computed && node.key.type === 'Identifier' ? node.key.name : undefined;
    case 'ClassPrivateMethod':
    case 'ClassPrivateProperty':
      return node.key.id.name;
    default:
      return undefined;
  }
}

/** Returns the part of a node that has the node's name. The first argument of a call counts: `const save = useCallback(…)`. */
function namedChild(node: Node): Node | null | undefined {
  switch (node.type) {
    case 'VariableDeclarator':
      return node.init;
    case 'AssignmentExpression':
      return node.right;
    case 'ObjectProperty':
    case 'ClassProperty':
    case 'ClassPrivateProperty':
      return node.value;
    case 'CallExpression':
      return node.arguments[0];
    default:
      return undefined;
  }
}
