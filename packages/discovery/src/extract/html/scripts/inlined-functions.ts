import type { BlockStatement, Expression, File, Node, Statement } from '@babel/types';

import { childNodes, walkNodes } from '../../script/walk-nodes.js';
import { isFunction } from './drawing-loops.js';
import { createdTag } from './drawing-targets.js';
import { nameOf } from './syntax-names.js';
import { identifier } from './syntax-nodes.js';

/** A function that creates one element and returns it: `function button(label, press) { … return made; }`. */
interface OneElement {
  params: readonly Node[];
  /** A copy of the statements. */
  body: readonly Statement[];
  root: Node;
  /** The name of the element. */
  made: string;
}

/** The functions of an app that create one element of a written tag, with texts and listeners of their callers. */
export class InlinedFunctions {
  readonly #functions = new Map<string, OneElement | null>();

  constructor(trees: readonly File[]) {
    for (const { program } of trees)
      walkNodes(program, (node) => {
        if (node.type === 'FunctionDeclaration' && node.id) this.#add(node.id.name, node);
        if (node.type === 'VariableDeclarator' && node.init && isFunction(node.init))
          this.#add(nameOf(node.id), node.init);
      });
    const used = new Set(trees.flatMap(({ program }) => this.#usesIn(program)));
    for (const [name, found] of this.#functions) {
      if (found !== null && used.has(name)) forget(found.root);
      else this.#functions.delete(name);
    }
  }

  /**
   * Returns the statements of a called function with the arguments of the call, and the name of the element.
   * @param name the new name of the element
   */
  bodyOf(node: Node, name: string): { statements: Statement[]; result: Expression } | null {
    if (node.type !== 'CallExpression' || node.callee.type !== 'Identifier') return null;
    const found = this.#functions.get(node.callee.name);
    if (!found) return null;
    const given = new Map<string, Node>([[found.made, identifier(name, node)]]);
    found.params.forEach((param, at) => {
      const fallback = param.type === 'AssignmentPattern' ? param.right : identifier('undefined', node);
      given.set(nameOf(param.type === 'AssignmentPattern' ? param.left : param), node.arguments[at] ?? fallback);
    });
    const statements = structuredClone(found.body.filter(({ type }) => type !== 'ReturnStatement'));
    for (const one of statements) {
      walkNodes(one, (inner) => {
        const { loc, start, end } = node;
        if (createdTag(inner) !== null) Object.assign(inner, { loc, start, end });
      });
      substitute(one, given);
    }
    return { statements, result: identifier(name, node) };
  }

  #add(name: string, node: Node): void {
    const read = oneElement(node);
    if (read === null && !this.#functions.has(name)) return;
    this.#functions.set(name, this.#functions.has(name) ? null : read);
  }

  /** Returns the names of the called functions. A function that is a value, as in `items.map(card)`, stays as it is. */
  #usesIn(program: Node): string[] {
    const names: string[] = [];
    const plain = new Set<Node>();
    walkNodes(program, (node) => {
      if (node.type === 'CallExpression') {
        plain.add(node.callee);
        names.push(nameOf(node.callee));
      }
      if ((node.type === 'FunctionDeclaration' || node.type === 'VariableDeclarator') && node.id) plain.add(node.id);
      if (node.type === 'MemberExpression' && !node.computed) plain.add(node.property);
      if (node.type === 'ObjectProperty' && !node.shorthand) plain.add(node.key);
      if (node.type === 'Identifier' && !plain.has(node) && this.#functions.has(node.name))
        this.#functions.set(node.name, null);
    });
    return names;
  }
}

function oneElement(node: Node): OneElement | null {
  if (!isFunction(node) || node.params.length === 0) return null;
  const names = node.params.map((param) => nameOf(param.type === 'AssignmentPattern' ? param.left : param));
  const root = 'body' in node ? (node.body as Node) : null;
  if (root?.type !== 'BlockStatement' || names.includes('')) return null;
  const { body } = root;
  const last = body.at(-1);
  const made = last?.type === 'ReturnStatement' && last.argument ? nameOf(last.argument) : '';
  return made !== '' && createsOnly(made, root) && usesDirectly(names, root)
    ? { params: node.params, body: structuredClone(body), root, made }
    : null;
}

/** Decides whether a body creates one element and no markup, and leaves at its end alone. */
function createsOnly(made: string, root: BlockStatement): boolean {
  let [count, isMade, others] = [0, false, 0];
  walkNodes(root, (node) => {
    if (createdTag(node) !== null) count += 1;
    if (node.type === 'VariableDeclarator' && nameOf(node.id) === made) isMade = createdTag(node.init) !== null;
    if (node.type === 'ReturnStatement' && root.body.includes(node) && node !== root.body.at(-1)) others += 1;
    if (/^(?:For|While|DoWhile)/.test(node.type)) others += 1;
    if (node.type === 'StringLiteral' && node.value.includes('<')) others += 1;
    if (node.type === 'TemplateElement' && node.value.raw.includes('<')) others += 1;
  });
  return count === 1 && isMade && others === 0;
}

/** Decides whether a body uses a parameter itself, and not a member of a record. */
function usesDirectly(names: readonly string[], root: Node): boolean {
  const members = new Set<Node>();
  let [direct, records] = [0, 0];
  walkNodes(root, (node) => {
    if (node.type === 'MemberExpression') {
      if (!node.computed) members.add(node.property);
      if (names.includes(nameOf(node.object))) records += 1;
      members.add(node.object);
    } else if (node.type === 'ObjectProperty') members.add(node.key);
    else if (node.type === 'Identifier' && names.includes(node.name) && !members.has(node)) direct += 1;
  });
  return direct > 0 && records === 0;
}

/** Takes the creation out of the function itself: only its callers create the element. */
function forget(node: Node): void {
  walkNodes(node, (inner) => {
    if (inner.type === 'CallExpression' && createdTag(inner) !== null)
      inner.arguments = [identifier('undefined', inner)];
  });
}

/** Puts expressions in place of names, below a node. */
function substitute(node: Node, given: ReadonlyMap<string, Node>): void {
  for (const child of childNodes(node)) {
    if (node.type === 'MemberExpression' && !node.computed && child === node.property) continue;
    if (node.type === 'ObjectProperty' && child === node.key) continue;
    if (node.type === 'ObjectProperty') node.shorthand = false;
    const value = child.type === 'Identifier' ? given.get(child.name) : undefined;
    if (value === undefined) {
      substitute(child, given);
      continue;
    }
    for (const key of Object.keys(child)) Reflect.deleteProperty(child, key);
    Object.assign(child, structuredClone(value));
  }
}
