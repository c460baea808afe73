import type { File, Node } from '@babel/types';

import { walkNodes } from '../../script/walk-nodes.js';
import { paramName } from './builder-functions.js';
import { isFunction } from './drawing-loops.js';
import { nameOf, pathOf } from './syntax-names.js';

/** A function with the name by which it is called, and the names of its parameters. */
interface NamedFunction {
  called: string;
  first: string;
  others: readonly string[];
  node: Node;
}

/** The functions of an app that put elements into their first argument: `append(list, item)`, `dom.add(list, ...items)`. */
export class PuttingFunctions {
  readonly #called = new Set<string>();

  constructor(trees: readonly File[]) {
    const all = trees.flatMap(({ program }) => functionsIn(program));
    // A function may hand its arguments on to another one.
    for (let round = 0; round < 2; round += 1)
      for (const one of all) if (!this.#called.has(one.called) && this.#puts(one)) this.#called.add(one.called);
  }

  /** Returns the element and the parts of a call of such a function; null for any other node. */
  read(node: Node): { home: Node; parts: readonly Node[] } | null {
    if (node.type !== 'CallExpression' || !this.#called.has(pathOf(node.callee).join('.'))) return null;
    const [home, ...parts] = node.arguments;
    return home === undefined || parts.length === 0 ? null : { home, parts };
  }

  #puts({ first, others, node }: NamedFunction): boolean {
    let found = false;
    const names = new Set(others);
    walkNodes(node, (inner) => {
      if (inner.type !== 'CallExpression') return;
      const path = pathOf(inner.callee);
      const given = inner.arguments.map(paramName).map((name, at) => name || spreadName(inner.arguments[at]));
      // The item of a loop over the parts is a part, too.
      if (path.length === 2 && names.has(path[0] ?? '') && path[1] === 'forEach')
        for (const item of inner.arguments) if (isFunction(item)) names.add(paramName(item.params[0] ?? item));
      const isPut = path[0] === first && path.length === 2 && /^append(?:Child)?$/.test(path[1] ?? '');
      const isOnward = this.#called.has(path.join('.')) && given[0] === first;
      found ||= (isPut || isOnward) && given.some((name) => names.has(name));
    });
    return found;
  }
}

const spreadName = (node: Node | undefined): string => (node?.type === 'SpreadElement' ? nameOf(node.argument) : '');

/** Returns the functions of a script with two parameters or more. A member of a variable is called by both names. */
function functionsIn(program: File['program']): NamedFunction[] {
  const found: NamedFunction[] = [];
  const add = (called: string, node: Node | null | undefined): void => {
    if (!node || called === '' || !isFunction(node) || node.params.length < 2) return;
    const [first = '', ...others] = node.params.map(paramName);
    found.push({ called, first, others, node });
  };
  for (const statement of program.body) {
    const owner = statement.type === 'VariableDeclaration' ? nameOf(statement.declarations[0]?.id ?? statement) : '';
    walkNodes(statement, (node) => {
      if (node.type === 'FunctionDeclaration' && node.id) add(node.id.name, node);
      if (node.type === 'VariableDeclarator') add(nameOf(node.id), node.init);
      if (owner === '') return;
      if (node.type === 'ObjectMethod') add(`${owner}.${nameOf(node.key)}`, node);
      if (node.type === 'ObjectProperty') add(`${owner}.${nameOf(node.key)}`, node.value);
    });
  }
  return found;
}
