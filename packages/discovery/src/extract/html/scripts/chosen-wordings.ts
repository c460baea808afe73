import type { File, Node } from '@babel/types';

import { childNodes, walkNodes } from '../../script/walk-nodes.js';
import { isFunction } from './drawing-loops.js';
import { nameOf } from './syntax-names.js';

/** The texts that a name may hold. Null if any of them is unknown. */
type Wordings = readonly string[] | null;

/** The names of one function, or of the whole script. */
interface Names {
  held: Map<string, Wordings>;
  outer: Names | null;
}

/**
 * The texts among which a script chooses: those of `pinned ? 'Unpin' : 'Pin'`, and those of a name that receives nothing but
 * such texts.
 */
export class ChosenWordings {
  readonly #around = new Map<Node, Names>();

  constructor(ast: File) {
    const inOrder: Node[] = [];
    const open: { node: Node; names: Names }[] = [{ node: ast.program, names: { held: new Map(), outer: null } }];
    for (let visit = open.pop(); visit !== undefined; visit = open.pop()) {
      const { node, names } = visit;
      inOrder.push(node);
      if (node.type === 'Identifier') this.#around.set(node, names);
      for (const declared of declaredBy(node)) declare(declared, names);
      const inner = isFunction(node) ? { held: new Map<string, Wordings>(), outer: names } : names;
      if (isFunction(node)) for (const param of node.params) declare(param, inner, null);
      open.push(
        ...childNodes(node)
          .map((child) => ({ node: child, names: inner }))
          .reverse(),
      );
    }
    for (const node of inOrder) this.#learn(node);
  }

  /** Returns the texts that an expression may have; null if any of them is unknown or blank. */
  of(node: Node): Wordings {
    if (node.type === 'StringLiteral')
      return node.value.trim() === '' || node.value.includes('<') ? null : [node.value];
    if (node.type === 'ConditionalExpression') return joined(this.of(node.consequent), this.of(node.alternate));
    const held = this.#holder(node)?.held.get(nameOf(node)) ?? null;
    return held === null || held.length === 0 ? null : held;
  }

  /** Notes each text that a name receives. A name that receives anything else keeps none. */
  #learn(node: Node): void {
    if (node.type === 'VariableDeclarator' && node.init) this.#receive(node.id, this.#directly(node.init));
    else if (node.type === 'AssignmentExpression')
      this.#receive(node.left, node.operator === '=' ? this.#directly(node.right) : null);
    else if (node.type === 'UpdateExpression') this.#receive(node.argument, null);
    else if (node.type === 'ForInStatement' || node.type === 'ForOfStatement')
      walkNodes(node.left, (left) => this.#receive(left, null));
  }

  /** Returns the texts of an expression without names, whose own texts may not be complete yet. */
  #directly(node: Node): Wordings {
    if (node.type === 'ConditionalExpression')
      return joined(this.#directly(node.consequent), this.#directly(node.alternate));
    return node.type === 'StringLiteral' ? this.of(node) : null;
  }

  #receive(left: Node, wordings: Wordings): void {
    if (left.type === 'ObjectPattern' || left.type === 'ArrayPattern')
      return walkNodes(left, (inner) => inner.type === 'Identifier' && this.#receive(inner, null));
    const name = nameOf(left);
    const holder = this.#holder(left);
    holder?.held.set(name, joined(holder.held.get(name) ?? null, wordings));
  }

  /** Returns the names of the nearest function that declares a name. */
  #holder(node: Node): Names | undefined {
    let at = this.#around.get(node) ?? null;
    while (at !== null && !at.held.has(nameOf(node))) at = at.outer;
    return at ?? undefined;
  }
}

/** Returns the nodes whose names a node declares in the function around it. */
function declaredBy(node: Node): Node[] {
  if (node.type === 'VariableDeclarator' || node.type === 'FunctionDeclaration' || node.type === 'ClassDeclaration')
    return node.id ? [node.id] : [];
  return node.type === 'CatchClause' && node.param ? [node.param] : [];
}

/** Declares each name in a pattern. A name that is declared twice, or not for a text, keeps none. */
function declare(pattern: Node, { held }: Names, wordings: Wordings = []): void {
  walkNodes(pattern, (node) => {
    if (node.type === 'Identifier') held.set(node.name, held.has(node.name) ? null : wordings);
  });
}

const joined = (some: Wordings, others: Wordings): Wordings =>
  some === null || others === null ? null : [...new Set([...some, ...others])];
