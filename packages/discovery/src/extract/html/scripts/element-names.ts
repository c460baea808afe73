import type { File, Node } from '@babel/types';

import { childNodes } from '../../script/walk-nodes.js';
import { isFunction } from './drawing-loops.js';
import { nameOf, pathOf } from './syntax-names.js';

/** The names of one function, or of the whole script. */
interface Names {
  declared: Set<string>;
  /** The selectors of the elements that names hold. A name of two elements is null. */
  selectors: Map<string, string | null>;
  outer: Names | null;
}

/**
 * The elements that the variables of a script hold, each name for the function that declares it. Many functions of a script
 * call their own element `list`.
 */
export class ElementNames {
  readonly #around = new Map<Node, Names>();
  readonly #members = new Map<string, string | null>();

  constructor(ast: File) {
    const all: Names = { declared: new Set(), selectors: new Map(), outer: null };
    const open: { node: Node; names: Names }[] = [{ node: ast.program, names: all }];
    for (let visit = open.pop(); visit !== undefined; visit = open.pop()) {
      const { node, names } = visit;
      if (node.type === 'Identifier') this.#around.set(node, names);
      if (node.type === 'VariableDeclarator') names.declared.add(nameOf(node.id));
      const inner = isFunction(node) ? innerNames(node.params, names) : names;
      for (const child of childNodes(node)) open.push({ node: child, names: inner });
    }
  }

  /** Returns the selector of the element that a name or a member holds; null if that is unknown: `list`, `this.list`. */
  selectorOf(node: Node): string | null {
    if (node.type === 'MemberExpression') return this.#members.get(pathOf(node).join('.')) ?? null;
    return this.#namesOf(node)?.selectors.get(nameOf(node)) ?? null;
  }

  /** Notes the selector of a name. A name with two different selectors keeps none. */
  learn(node: Node, selector: string | null): void {
    if (node.type === 'MemberExpression') return this.#learnIn(this.#members, pathOf(node).join('.'), selector);
    const name = nameOf(node);
    if (name === '' || selector === null) return;
    const selectors = this.#namesOf(node)?.selectors;
    if (selectors !== undefined) this.#learnIn(selectors, name, selector);
  }

  #learnIn(selectors: Map<string, string | null>, name: string, selector: string | null): void {
    if (selector !== null)
      selectors.set(name, selectors.has(name) && selectors.get(name) !== selector ? null : selector);
  }

  /** Returns the names that a name belongs to: those of the nearest function around it that declares the name. */
  #namesOf(node: Node): Names | undefined {
    let at = this.#around.get(node);
    while (at !== undefined && at.outer !== null && !at.declared.has(nameOf(node))) at = at.outer;
    return at;
  }
}

const innerNames = (params: readonly Node[], outer: Names): Names => ({
  declared: new Set(params.map(nameOf)),
  selectors: new Map(),
  outer,
});
