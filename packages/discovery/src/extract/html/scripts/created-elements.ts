import type { File, Node } from '@babel/types';

import { sourceAt } from '../../script/script-context.js';
import { childNodes } from '../../script/walk-nodes.js';
import type { CreatedElement, CreatedPiece } from '../page/created-piece.js';
import { AskedMarks } from './asked-marks.js';
import { ChosenWordings } from './chosen-wordings.js';
import { giveAttribute, giveClasses, giveProperty, writtenText } from './created-parts.js';
import { functionName, isFunction, listOf, loopAround, loopInside, type DrawingLoop } from './drawing-loops.js';
import { createdTag, drawingTargets, putInto, selectorOf, type DrawingTargets } from './drawing-targets.js';
import { nameOf, pathOf } from './syntax-names.js';

/** Matches the events by which a person acts on a made element. A list of suggestions takes the mouse before the focus moves. */
const pressed = /^(?:click|dblclick|mousedown)$/;

/** An element while its script is read. */
interface Made {
  element: CreatedElement;
  /** The loop whose body creates the element. */
  around: DrawingLoop | null;
  /** The expressions of its texts and attributes that only the run knows. */
  computed: Node[];
  children: Made[];
  /** The place that receives the element: another element, or a selector that may be unknown. */
  home?: Made | { selector: string | null };
  /** The loop inside of the receiving element that puts the element there for each item: the cards of a column. */
  inner?: DrawingLoop;
  /** The script listens for a press. */
  acts: boolean;
  /** The script itself presses the element: a link that starts a download. */
  isPressed: boolean;
}

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
  home: Made | { selector: string | null };
  /** The loop around the call. */
  around: DrawingLoop | null;
}

const controls = /^(?:button|input|select|textarea|a)$/;

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
      return [{ element, into: home.selector, each: listOf(computedIn(made), made.around) }];
    });
  }

  #visit({ node, scope, around }: Visit): void {
    switch (node.type) {
      case 'VariableDeclarator':
        if (node.init?.type === 'CallExpression' && createdTag(node.init) === null)
          scope.results.set(nameOf(node.id), ownCall(node.init));
        return this.#create(nameOf(node.id), node.init, scope, around);
      case 'AssignmentExpression':
        if (createdTag(node.right) !== null) return this.#create(nameOf(node.left), node.right, scope, around);
        return this.#assign(node.left, node.right, scope);
      case 'CallExpression':
        return this.#call(node, scope, around);
      case 'ReturnStatement': {
        const made = node.argument ? madeOf(node.argument, scope) : undefined;
        if (made !== undefined && scope.called !== '') this.#returns.set(scope.called, made);
        return undefined;
      }
      default:
        return undefined;
    }
  }

  #create(name: string, node: Node | null | undefined, scope: Scope, around: DrawingLoop | null): void {
    const tag = createdTag(node);
    if (name === '' || !node || tag === null) return;
    const at = sourceAt(node, this.#context);
    const element: CreatedElement = { tag, attributes: new Map(), content: [], at };
    const made: Made = { element, around, computed: [], children: [], acts: false, isPressed: false };
    scope.made.set(name, made);
    this.#made.push(made);
  }

  /** Reads `item.textContent = task.name`, `item.dataset.id = task.id` and `remove.onclick = …`. */
  #assign(left: Node, right: Node, scope: Scope): void {
    if (left.type !== 'MemberExpression') return;
    const [name = '', ...path] = pathOf(left);
    const made = named(name, scope);
    if (made === undefined) return;
    if (/^on[a-z]+$/.test(path[0] ?? '')) made.acts ||= pressed.test((path[0] ?? '').slice(2));
    else made.computed.push(...giveProperty(made.element, path, writtenText(right, this.#context)));
  }

  #call(node: Extract<Node, { type: 'CallExpression' }>, scope: Scope, around: DrawingLoop | null): void {
    if (node.callee.type !== 'MemberExpression') return;
    const path = pathOf(node.callee);
    const [name = '', ...methods] = path;
    const made = named(name, scope);
    const into = putInto(node);
    if (into !== null)
      return this.#putAll(
        node.arguments,
        madeOf(into, scope) ?? { selector: selectorOf(into, this.#targets.selectors) },
        scope,
        around,
      );
    if (made === undefined) return undefined;
    const texts = node.arguments.map((argument) => writtenText(argument, this.#context));
    const [first, second] = texts;
    if (methods.join('.') === 'classList.add') giveClasses(made.element, texts);
    else if (methods[0] === 'setAttribute' && first !== undefined && second !== undefined)
      made.computed.push(...giveAttribute(made.element, first.text, second));
    else if (methods[0] === 'addEventListener') made.acts ||= pressed.test(first?.text ?? '');
    else if (methods[0] === 'click') made.isPressed = true;
    return undefined;
  }

  #putAll(
    nodes: readonly Node[],
    home: Made | { selector: string | null },
    scope: Scope,
    around: DrawingLoop | null,
  ): void {
    for (const node of nodes) {
      const made = madeOf(node, scope);
      const called = node.type === 'CallExpression' ? ownCall(node) : resultIn(nameOf(node), scope);
      if (made !== undefined) this.#put(made, home, around);
      else if (called !== '') this.#returned.push({ called, home, around });
      else if ('element' in home && node.type === 'StringLiteral')
        home.element.content.push({ text: node.value, at: sourceAt(node, this.#context) });
    }
  }

  #put(made: Made, home: Made | { selector: string | null }, around: DrawingLoop | null): void {
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

/** Decides whether a tree has a control for people, and none that the script presses itself. */
const isPart = (made: Made, asked: AskedMarks): boolean =>
  holds(
    made,
    ({ element: { tag, attributes }, acts }) =>
      acts || controls.test(tag) || [...attributes].some(([name, { text }]) => asked.has(name, text)),
  ) && !holds(made, ({ isPressed }) => isPressed);

/** Decides whether a test holds for an element or for one inside of it. */
function holds(made: Made, test: (made: Made) => boolean): boolean {
  return test(made) || made.children.some((child) => holds(child, test));
}

/** Returns the expressions in a tree that only the run knows, without those of rows inside. */
const computedIn = (made: Made): Node[] => [
  ...made.computed,
  ...made.children.flatMap((child) => (child.inner === undefined ? computedIn(child) : [])),
];
