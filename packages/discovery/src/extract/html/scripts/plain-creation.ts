import type { ArrowFunctionExpression, Expression, File, Node, Statement } from '@babel/types';

import { CreationFunctions } from './creation-functions.js';
import type { ElementCreation } from './element-creation.js';
import { InlinedFunctions } from './inlined-functions.js';
import { jqueryChain, jqueryCreation } from './jquery-creation.js';
import { PuttingFunctions } from './putting-functions.js';
import { nameOf } from './syntax-names.js';
import { block, call, declaration, identifier, member, returned, statement, text } from './syntax-nodes.js';

/**
 * Rewrites scripts in place, so that elements which one expression creates are created step by step as by hand.
 * `$('<li>').text(name).appendTo('#list')` and `el('li', {}, name)` of the app's own function become
 * `document.createElement('li')` with statements on a name.
 * @returns the scripts that changed
 */
export function plainCreation(trees: readonly File[]): ReadonlySet<File> {
  const functions = new CreationFunctions(trees);
  const inlined = new InlinedFunctions(trees);
  const putting = new PuttingFunctions(trees);
  const changed = new Set<File>();
  for (const tree of trees) {
    const writer = new CreationWriter(functions, inlined, putting);
    tree.program.body = writer.statements(tree.program.body);
    if (writer.count > 0) changed.add(tree);
  }
  return changed;
}

type Fields = Record<string, unknown>;

class CreationWriter {
  /** The number of elements that were rewritten. */
  count = 0;
  readonly #functions: CreationFunctions;
  readonly #inlined: InlinedFunctions;
  readonly #putting: PuttingFunctions;
  /** The variables that hold an element which jQuery created. */
  readonly #wrapped = new Set<string>();
  readonly #wrappedCalls = new WeakSet<Node>();
  /** The calls that are plain already. */
  readonly #plain = new WeakSet<Node>();

  constructor(functions: CreationFunctions, inlined: InlinedFunctions, putting: PuttingFunctions) {
    this.#functions = functions;
    this.#inlined = inlined;
    this.#putting = putting;
  }

  /** Returns statements with what their expressions create before them. */
  statements<One extends Statement>(body: readonly One[]): One[] {
    return body.flatMap((one) => {
      const before: Statement[] = [];
      const read = this.#node(one, before);
      return [...before, read] as One[];
    });
  }

  #node(node: Node, before: Statement[]): Node {
    const plain = this.#plain.has(node) ? null : this.#created(node, before);
    if (plain !== null) return plain;
    if (node.type === 'ArrowFunctionExpression' && node.body.type !== 'BlockStatement') return this.#arrow(node);
    for (const [key, value] of Object.entries(node as unknown as Fields)) {
      if (key === 'loc' || key === 'extra' || key.endsWith('omments')) continue;
      if (isNode(value)) Reflect.set(node, key, this.#below(node, key, value, before));
      else if (Array.isArray(value) && value.some(isNode))
        Reflect.set(
          node,
          key,
          isStatements(node, key) ? this.statements(value as Statement[]) : this.#all(value, before),
        );
    }
    if (node.type === 'VariableDeclarator' && node.init && this.#isWrapped(node.init))
      this.#wrapped.add(nameOf(node.id));
    return node;
  }

  #all(values: readonly unknown[], before: Statement[]): unknown[] {
    return values.map((value) => (isNode(value) ? this.#node(value, before) : value));
  }

  /** A statement without a block gets one, if something is created before it. */
  #below(node: Node, key: string, value: Node, before: Statement[]): Node {
    const isBody =
      /^(?:If|For\w*|While|DoWhile|Labeled)Statement$/.test(node.type) && /^(?:consequent|alternate|body)$/.test(key);
    if (!isBody || value.type === 'BlockStatement') return this.#node(value, before);
    const own = this.statements([value as Statement]);
    const [only, ...others] = own;
    return only !== undefined && others.length === 0 ? only : block(own, value);
  }

  #arrow(node: ArrowFunctionExpression): Node {
    const before: Statement[] = [];
    const body = this.#node(node.body, before);
    Object.assign(node, { body: before.length === 0 ? body : block([...before, returned(body, body)], node.body) });
    return node;
  }

  /** Returns the name of the element that an expression creates or changes by jQuery; null for any other node. */
  #created(node: Node, before: Statement[]): Node | null {
    if (node.type !== 'CallExpression') return null;
    const own = this.#functions.creation(node);
    if (own !== null) return this.#write(own, before, false);
    const put = this.#putting.read(node);
    if (put !== null) {
      const plain = call(member(put.home, ['append'], node), put.parts, node);
      this.#plain.add(plain);
      return this.#node(plain, before);
    }
    const body = this.#inlined.bodyOf(node, `~made${this.count + 1}`);
    if (body !== null) {
      this.count += 1;
      before.push(...this.statements(body.statements));
      return body.result;
    }
    const chain = jqueryChain(node);
    if (chain === null) return null;
    const { start, steps } = chain;
    if (start.type === 'Identifier') {
      if (!this.#wrapped.has(start.name)) return null;
      for (const step of steps) this.#step(step(start), before);
      return start;
    }
    const creation = jqueryCreation(start);
    return creation === null ? null : this.#write({ ...creation, steps: [...creation.steps, ...steps] }, before, true);
  }

  #write({ tag, at, steps }: ElementCreation, before: Statement[], isWrapped: boolean): Expression {
    this.count += 1;
    const created = call(member(identifier('document', at), ['createElement'], at), [text(tag, at)], at);
    this.#plain.add(created);
    const name = `~made${this.count}`;
    if (steps.length === 0) {
      if (isWrapped) this.#wrappedCalls.add(created);
      return created;
    }
    if (isWrapped) this.#wrapped.add(name);
    const self = identifier(name, at);
    before.push(declaration(name, created, at));
    for (const step of steps) this.#step(step(self), before);
    return self;
  }

  #step(expression: Expression, before: Statement[]): void {
    this.#plain.add(expression);
    before.push(...this.statements([statement(expression, expression)]));
  }

  #isWrapped(init: Node): boolean {
    return this.#wrappedCalls.has(init) || this.#wrapped.has(nameOf(init));
  }
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Decides whether a list of nodes is a list of statements. */
const isStatements = ({ type }: Node, key: string): boolean =>
  (key === 'body' && /^(?:BlockStatement|Program|StaticBlock)$/.test(type)) ||
  (key === 'consequent' && type === 'SwitchCase');
