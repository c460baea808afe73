import type { ArrowFunctionExpression, Node } from '@babel/types';

import { walkNodes } from '../../script/walk-nodes.js';
import { isFunction } from './drawing-loops.js';
import { nameOf } from './syntax-names.js';

/** The functions of a script by their names. A name of two functions is unknown. */
export class NamedFunctions {
  readonly #functions = new Map<string, Node | null>();

  constructor(root: Node) {
    walkNodes(root, (node) => {
      if (node.type === 'FunctionDeclaration' && node.id) this.#add(node.id.name, node);
      if (node.type === 'VariableDeclarator' && node.init && isFunction(node.init))
        this.#add(nameOf(node.id), node.init);
      if (node.type === 'ClassMethod' || node.type === 'ObjectMethod') this.#add(`this.${nameOf(node.key)}`, node);
      if (node.type === 'ClassProperty' && node.value && isFunction(node.value))
        this.#add(`this.${nameOf(node.key)}`, node.value);
    });
  }

  /** Returns the function that an expression names: `press`, `this.press`, `this.press.bind(this)`. */
  of(node: Node): ArrowFunctionExpression | undefined {
    const found = this.#functions.get(this.#nameIn(node));
    if (!found || !isFunction(found) || !('body' in found)) return undefined;
    const { params, body, loc, start, end } = found as ArrowFunctionExpression;
    return { type: 'ArrowFunctionExpression', params, body, async: false, loc, start, end } as ArrowFunctionExpression;
  }

  #nameIn(node: Node): string {
    if (node.type === 'CallExpression' && node.callee.type === 'MemberExpression')
      return nameOf(node.callee.property) === 'bind' ? this.#nameIn(node.callee.object) : '';
    if (node.type !== 'MemberExpression') return nameOf(node);
    return node.object.type === 'ThisExpression' ? `this.${nameOf(node.property)}` : '';
  }

  #add(name: string, node: Node): void {
    this.#functions.set(name, this.#functions.has(name) ? null : node);
  }
}
