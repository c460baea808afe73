import type { File, Node } from '@babel/types';

import { sourceAt } from '../../script/script-context.js';
import { childNodes } from '../../script/walk-nodes.js';
import type { CreatedPiece } from '../page/created-piece.js';
import { AskedMarks } from './asked-marks.js';
import { ChosenWordings } from './chosen-wordings.js';
import { giveAttribute, giveClasses, giveProperty, writtenText } from './created-parts.js';
import { functionName, isFunction, listOf, loopAround, loopInside, type DrawingLoop } from './drawing-loops.js';
import { createdTag, drawingTargets, putInto, selectorOf, type DrawingTargets } from './drawing-targets.js';
import { elementOf, jqueryChain, type ChainedCall } from './jquery-chain.js';
import { giveByMethod } from './jquery-methods.js';
import { computedIn, isPart, isPress, madeWith, type Made, type Home } from './made-element.js';
import { nameOf, pathOf } from './syntax-names.js';

/** The names of one function. */
interface Scope {
  made: Map<string, Made>;
  /** The functions whose results the names hold: `const head = headOf(task)`. */
  results: Map<string, string>;
  outer: Scope | null;
  /** The name of the function; empty if it has none. */
  called: string;
}

interface Visit {
  node: Node;
  scope: Scope;
  around: DrawingLoop | null;
}

/** An element that another function may return: `list.append(cardOf(task))`. */
interface Returned {
  called: string;
  home: Home;
  /** The loop around the call. */
  around: DrawingLoop | null;
}

/**
 * Returns the trees of elements that a script creates one by one and puts into the page: `document.createElement('li')`,
 * `item.append(name, remove)`, `list.append(item)`. A tree without a control is left out.
 * @param file the file of the script
 * @param asked the marks of elements for which the listeners of the page ask
 */
export function createdElements(ast: File, file: string, asked = new AskedMarks([])): CreatedPiece[] {
  const reader = new CreatedReader(drawingTargets(ast), { file, chosen: new ChosenWordings(ast), asked });
  reader.read(ast.program);
  return reader.pieces();
}

interface CreatedContext {
  file: string;
  chosen: ChosenWordings;
  asked: AskedMarks;
}

class CreatedReader {
  readonly #targets: DrawingTargets;
  readonly #context: CreatedContext;
  readonly #made: Made[] = [];
  readonly #returns = new Map<string, Made>();
  readonly #returned: Returned[] = [];
  /** The elements of jQuery by the calls of their chains. */
  readonly #chains = new Map<Node, Made>();

  constructor(targets: DrawingTargets, context: CreatedContext) {
    this.#targets = targets;
    this.#context = context;
  }

  read(program: Node): void {
    const open: Visit[] = [{ node: program, scope: scopeIn(null, ''), around: null }];
    for (let visit = open.pop(); visit !== undefined; visit = open.pop()) {
      this.#visit(visit);
      const { node, scope, around } = visit;
      const below = childNodes(node).map((child): Visit => {
        const inner = isFunction(child) ? scopeIn(scope, functionName(child, node)) : scope;
        return { node: child, scope: inner, around: loopAround(child, node, around) };
      });
      open.push(...below.reverse());
    }
    for (const { called, home, around } of this.#returned) {
      const made = this.#returns.get(called);
      if (made !== undefined && made.home === undefined) this.#put(made, home, around);
    }
    // A caller elsewhere puts what a function returns into the page.
    for (const made of this.#returns.values()) made.home ??= { selector: null };
    for (const made of this.#chains.values()) made.home ??= { selector: null };
  }

  /** Returns the trees with a control, in the order of the source. */
  pieces(): CreatedPiece[] {
    for (const made of this.#made) {
      const { inner, element, around } = made;
      if (inner === undefined) continue;
      const item = listOf(computedIn(made), around)?.item ?? inner.item;
      element.each = { ...(item === undefined ? {} : { item }), over: inner.over };
    }
    return this.#made.flatMap((made) => {
      const { home, element } = made;
      if (home === undefined || 'element' in home || !isPart(made, this.#context.asked)) return [];
      const each = listOf(computedIn(made), made.around) ?? madeForEach(made.around);
      return [{ element, into: home.selector, each }];
    });
  }

  #visit({ node, scope, around }: Visit): void {
    switch (node.type) {
      case 'VariableDeclarator':
        if (node.init) this.#nameChain(nameOf(node.id), node.init, scope, around);
        if (node.init?.type === 'CallExpression' && createdTag(node.init) === null)
          scope.results.set(nameOf(node.id), ownCall(node.init));
        return this.#create(nameOf(node.id), node.init, scope, around);
      case 'AssignmentExpression':
        if (createdTag(node.right) !== null) return this.#create(nameOf(node.left), node.right, scope, around);
        return this.#assign(node.left, node.right, scope);
      case 'CallExpression':
        return this.#call(node, scope, around);
      case 'ReturnStatement': {
        const made = node.argument ? this.#madeOf(node.argument, scope, around) : undefined;
        if (made !== undefined && scope.called !== '') this.#returns.set(scope.called, made);
        return undefined;
      }
      default:
        return undefined;
    }
  }

  #nameChain(name: string, node: Node, scope: Scope, around: DrawingLoop | null): void {
    const made = this.#ofChain(node, scope, around);
    if (made !== undefined && name !== '') scope.made.set(name, made);
  }

  /** Returns the element that a node holds: by its name, or by the chain of jQuery that makes it. */
  #madeOf(node: Node, scope: Scope, around: DrawingLoop | null): Made | undefined {
    return madeOf(node, scope) ?? this.#ofChain(node, scope, around);
  }

  /** Returns the element that jQuery makes: `$('<li>').text(task.title).appendTo(list)`. Undefined for any other node. */
  #ofChain(node: Node, scope: Scope, around: DrawingLoop | null): Made | undefined {
    const known = this.#chains.get(node);
    const chain = known === undefined ? jqueryChain(node) : null;
    if (chain === null) return known;
    const at = sourceAt(chain.made, this.#context);
    const made: Made = { ...madeWith(elementOf(chain, at), around), isOfJquery: true };
    this.#made.push(made);
    for (const each of chain.nodes) this.#chains.set(each, made);
    for (const call of chain.calls) this.#apply(made, call, scope, around);
    return made;
  }

  /** Follows a method of jQuery on an element that the script makes. */
  #apply(made: Made, { method, args }: ChainedCall, scope: Scope, around: DrawingLoop | null): void {
    const [first] = args;
    if (first === undefined) return;
    if (method === 'append' || method === 'prepend') this.#putAll(args, made, scope, around);
    else if (method === 'appendTo' || method === 'prependTo')
      this.#put(made, this.#homeOf(first, scope, around), around);
    else
      giveByMethod(
        made,
        method,
        args.map((argument) => writtenText(argument, this.#context)),
      );
  }

  #homeOf(node: Node, scope: Scope, around: DrawingLoop | null): Home {
    if (node.type === 'StringLiteral') return { selector: node.value };
    return this.#madeOf(node, scope, around) ?? { selector: selectorOf(node, this.#targets.selectors) };
  }

  #create(name: string, node: Node | null | undefined, scope: Scope, around: DrawingLoop | null): void {
    const tag = createdTag(node);
    if (name === '' || !node || tag === null) return;
    const at = sourceAt(node, this.#context);
    const made = madeWith({ tag, attributes: new Map(), content: [], at }, around);
    scope.made.set(name, made);
    this.#made.push(made);
  }

  /** Reads `item.textContent = task.name`, `item.dataset.id = task.id` and `remove.onclick = …`. */
  #assign(left: Node, right: Node, scope: Scope): void {
    if (left.type !== 'MemberExpression') return;
    const [name = '', ...path] = pathOf(left);
    const made = named(name, scope);
    if (made === undefined) return;
    if (/^on[a-z]+$/.test(path[0] ?? '')) made.acts ||= isPress((path[0] ?? '').slice(2));
    else made.computed.push(...giveProperty(made.element, path, writtenText(right, this.#context)));
  }

  #call(node: Extract<Node, { type: 'CallExpression' }>, scope: Scope, around: DrawingLoop | null): void {
    if (node.callee.type !== 'MemberExpression' || this.#ofChain(node, scope, around) !== undefined) return;
    const path = pathOf(node.callee);
    const [name = '', ...methods] = path;
    const made = named(name, scope);
    const into = putInto(node);
    if (into !== null) return this.#putAll(node.arguments, this.#homeOf(into, scope, around), scope, around);
    if (made === undefined) return undefined;
    if (made.isOfJquery === true)
      return this.#apply(made, { method: methods.join('.'), args: node.arguments }, scope, around);
    const texts = node.arguments.map((argument) => writtenText(argument, this.#context));
    const [first, second] = texts;
    if (methods.join('.') === 'classList.add') giveClasses(made.element, texts);
    else if (methods[0] === 'setAttribute' && first !== undefined && second !== undefined)
      made.computed.push(...giveAttribute(made.element, first.text, second));
    else if (methods[0] === 'addEventListener') made.acts ||= isPress(first?.text ?? '');
    else if (methods[0] === 'click') made.isPressed = true;
    return undefined;
  }

  #putAll(nodes: readonly Node[], home: Home, scope: Scope, around: DrawingLoop | null): void {
    for (const node of nodes) {
      if (node.type === 'ArrayExpression') {
        this.#putAll(
          node.elements.filter((one) => one !== null),
          home,
          scope,
          around,
        );
        continue;
      }
      const made = this.#madeOf(node, scope, around);
      const called = node.type === 'CallExpression' ? ownCall(node) : resultIn(nameOf(node), scope);
      if (made !== undefined) this.#put(made, home, around);
      else if (called !== '') this.#returned.push({ called, home, around });
      else if ('element' in home) this.#putText(node, home);
    }
  }

  #putText(node: Node, home: Made): void {
    const isNode = node.type === 'CallExpression' && pathOf(node.callee).at(-1) === 'createTextNode';
    const text = isNode ? node.arguments[0] : node;
    if (text === undefined || (!isNode && text.type !== 'StringLiteral')) return;
    const { computed, ...written } = writtenText(text, this.#context);
    home.element.content.push(written);
    home.computed.push(...computed);
  }

  #put(made: Made, home: Home, around: DrawingLoop | null): void {
    if (made.home !== undefined || made === home) return;
    made.home = home;
    if (!('element' in home)) return;
    const inner = made.element.tag === 'option' ? null : loopInside(around, home.around);
    if (inner !== null) made.inner = inner;
    home.children.push(made);
    home.element.content.push(made.element);
  }
}

const scopeIn = (outer: Scope | null, called: string): Scope => ({
  made: new Map(),
  results: new Map(),
  outer,
  called,
});

/** Returns the named list of the loop whose body creates an element, though the element shows nothing of its item. */
function madeForEach(around: DrawingLoop | null): CreatedPiece['each'] {
  const loop = loopInside(around, null);
  return loop === null ? null : { ...(loop.item === undefined ? {} : { item: loop.item }), over: loop.over };
}

/** Returns the name of the function of the same file that a call runs; '' for a method of another object. */
const ownCall = ({ callee }: Extract<Node, { type: 'CallExpression' }>): string =>
  pathOf(callee).length < 2 ? calledName(callee) : '';

/** Returns the name of the function whose result a name holds, or ''. */
function resultIn(name: string, scope: Scope): string {
  for (let at: Scope | null = scope; at !== null; at = at.outer) {
    const called = at.results.get(name);
    if (called !== undefined) return called;
  }
  return '';
}

const named = (name: string, scope: Scope): Made | undefined => {
  for (let at: Scope | null = scope; at !== null; at = at.outer) {
    const made = at.made.get(name);
    if (made !== undefined) return made;
  }
  return undefined;
};

const madeOf = (node: Node, scope: Scope): Made | undefined => named(nameOf(node), scope);

/** Returns the last name of a called function: `cardOf`, `this.cardOf`. */
const calledName = (callee: Node): string =>
  callee.type === 'MemberExpression' ? nameOf(callee.property) : nameOf(callee);
