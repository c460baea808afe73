import type { File, Node } from '@babel/types';

import { sourceAt } from '../../script/script-context.js';
import { childNodes } from '../../script/walk-nodes.js';
import type { CreatedElement, CreatedPiece, WrittenText } from '../page/created-piece.js';
import { ChosenWordings } from './chosen-wordings.js';
import { giveAttribute, giveClasses, giveProperty, writtenText } from './created-parts.js';
import { isFunction, listOf, loopAround, type DrawingLoop } from './drawing-loops.js';
import { createdTag, drawingTargets, putInto, selectorOf, type DrawingTargets } from './drawing-targets.js';
import { calledAs, drawnBy, isWritten, putNodes, type DrawnBy } from './put-nodes.js';
import { nameOf, pathOf } from './syntax-names.js';

/** An element while its script is read. */
interface Made {
  element: CreatedElement;
  /** The loop whose body creates the element. */
  around: DrawingLoop | null;
  /** The expressions of its texts and attributes that only the run knows. */
  computed: Node[];
  children: Made[];
  home?: Home;
  /** The loop that repeats the element inside its home; null for an element that is there once. */
  repeats?: DrawingLoop | null;
  /** The script listens for a press. */
  acts: boolean;
  /** The script itself presses the element: a link that starts a download. */
  isPressed: boolean;
}

/** The place that receives an element: another element, or a selector that may be unknown. */
type Home = Made | { selector: string | null };

/** The names of one function. */
interface Scope {
  made: Map<string, Made>;
  /** The names that hold what another function returns: `const card = cardOf(task)`. */
  drawn: Map<string, DrawnBy>;
  outer: Scope | null;
  /** The name of the function, or its place if it has none. Empty for the script itself. */
  called: string;
}

interface Visit {
  node: Node;
  scope: Scope;
  around: DrawingLoop | null;
}

/** An element that another function may return: `list.append(cardOf(task))`. */
interface Returned extends DrawnBy {
  home: Home;
  around: DrawingLoop | null;
  /** The part that keeps the place in the home. */
  held: WrittenText | null;
}

const controls = /^(?:button|input|select|textarea|a)$/;

/**
 * Returns the trees of elements that a script creates one by one and puts into the page: `document.createElement('li')`,
 * `item.append(name, remove)`, `list.append(item)`. A tree without a control is left out.
 * @param file the file of the script
 * @param asked the classes of elements that a listener around them asks for
 */
export function createdElements(ast: File, file: string, asked: ReadonlySet<string> = new Set()): CreatedPiece[] {
  const reader = new CreatedReader(drawingTargets(ast), { file, chosen: new ChosenWordings(ast), asked });
  reader.read(ast.program);
  return reader.pieces();
}

interface Context {
  file: string;
  chosen: ChosenWordings;
  asked: ReadonlySet<string>;
}

class CreatedReader {
  readonly #targets: DrawingTargets;
  readonly #context: Context;
  readonly #made: Made[] = [];
  readonly #returns = new Map<string, Made>();
  readonly #returned: Returned[] = [];
  /** The functions that return what another function returns. */
  readonly #passed = new Map<string, string>();

  constructor(targets: DrawingTargets, context: Context) {
    this.#targets = targets;
    this.#context = context;
  }

  read(program: Node): void {
    const open: Visit[] = [
      { node: program, scope: { made: new Map(), drawn: new Map(), outer: null, called: '' }, around: null },
    ];
    for (let visit = open.pop(); visit !== undefined; visit = open.pop()) {
      this.#visit(visit);
      const { node, scope, around } = visit;
      const below = childNodes(node).map((child): Visit => {
        const inner = isFunction(child)
          ? {
              made: new Map<string, Made>(),
              drawn: new Map<string, DrawnBy>(),
              outer: scope,
              called: calledAs(child, node),
            }
          : scope;
        return { node: child, scope: inner, around: loopAround(child, node, around) };
      });
      open.push(...below.reverse());
    }
    for (const one of this.#returned) this.#putReturned(one);
    // A caller elsewhere puts what a function returns into the page.
    for (const made of this.#returns.values()) made.home ??= { selector: null };
  }

  /** Returns the trees with a control, in the order of the source. */
  pieces(): CreatedPiece[] {
    return this.#made.flatMap((made) => {
      const { home, element } = made;
      if (home === undefined || 'element' in home || !isPart(made, this.#context.asked)) return [];
      repeatParts(made);
      return [{ element, into: home.selector, each: listOf(computedIn(made), made.around) }];
    });
  }

  #visit({ node, scope, around }: Visit): void {
    switch (node.type) {
      case 'VariableDeclarator':
        return this.#create(nameOf(node.id), node.init, scope, around);
      case 'AssignmentExpression':
        if (createdTag(node.right) !== null || madeOf(node.right, scope) !== undefined)
          return this.#create(nameOf(node.left), node.right, scope, around);
        return this.#assign(node.left, node.right, scope);
      case 'CallExpression':
        return this.#call(node, scope, around);
      case 'ReturnStatement':
        return this.#return(node.argument, scope);
      case 'ArrowFunctionExpression':
        return node.body.type === 'BlockStatement' ? undefined : this.#return(node.body, scope);
      default:
        return undefined;
    }
  }

  #return(node: Node | null | undefined, scope: Scope): void {
    if (!node || scope.called === '') return;
    const made = madeOf(node, scope);
    const drawn = made === undefined ? (drawnBy(node) ?? scope.drawn.get(nameOf(node)) ?? null) : null;
    if (made !== undefined) this.#returns.set(scope.called, made);
    else if (drawn !== null && drawn.over === null) this.#passed.set(scope.called, drawn.called);
  }

  #create(name: string, node: Node | null | undefined, scope: Scope, around: DrawingLoop | null): void {
    const tag = createdTag(node);
    if (name === '' || !node) return;
    if (tag === null) {
      const made = madeOf(node, scope);
      const drawn = made === undefined ? drawnBy(node) : null;
      if (made !== undefined) scope.made.set(name, made);
      if (drawn !== null) scope.drawn.set(name, drawn);
      return;
    }
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
    if (/^on[a-z]+$/.test(path[0] ?? '')) made.acts ||= path[0] === 'onclick';
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
    else if (methods[0] === 'addEventListener') made.acts ||= first?.text === 'click';
    else if (methods[0] === 'click') made.isPressed = true;
    return undefined;
  }

  #putAll(nodes: readonly Node[], home: Home, scope: Scope, around: DrawingLoop | null): void {
    for (const node of nodes.flatMap(putNodes)) {
      const made = madeOf(node, scope);
      const drawn = made === undefined ? (drawnBy(node) ?? scope.drawn.get(nameOf(node)) ?? null) : null;
      if (made !== undefined) this.#put(made, home);
      else if (drawn !== null) this.#returned.push({ ...drawn, home, around, held: holdPlace(home) });
      else if ('element' in home && isWritten(node)) {
        const { computed, ...text } = writtenText(node, this.#context);
        home.computed.push(...computed);
        home.element.content.push(text);
      }
    }
  }

  #putReturned({ called, over, home, around, held }: Returned): void {
    let made = this.#returns.get(called);
    for (
      let name = this.#passed.get(called), steps = 0;
      made === undefined && name !== undefined && steps < 5;
      steps += 1
    ) {
      made = this.#returns.get(name);
      name = this.#passed.get(name);
    }
    if (made === undefined || made.home !== undefined) return;
    made.repeats = over === null ? around : { names: new Set(), over, outer: around };
    this.#put(made, home, held);
  }

  /** @param held the part of the home whose place the element takes */
  #put(made: Made, home: Home, held: WrittenText | null = null): void {
    if (made.home !== undefined || made === home) return;
    made.home = home;
    if (!('element' in home)) return;
    home.children.push(made);
    const { content } = home.element;
    const at = held === null ? -1 : content.indexOf(held);
    if (at < 0) content.push(made.element);
    else content[at] = made.element;
  }
}

/** Keeps the place of a part that is known later. */
function holdPlace(home: Home): WrittenText | null {
  if (!('element' in home)) return null;
  const held = { text: '', at: home.element.at };
  home.element.content.push(held);
  return held;
}

/** Marks the parts of an element that the script creates once for each item of a list. */
function repeatParts(made: Made): void {
  const { content } = made.element;
  for (const child of made.children) {
    const loop = child.repeats === undefined ? child.around : child.repeats;
    const each = isAround(loop, made.around) ? null : listOf(computedIn(child), child.around);
    const at = content.indexOf(child.element);
    if (each !== null && at >= 0) {
      const over = each.over.length > 0 && child.repeats === undefined ? each.over : (loop?.over ?? each.over);
      content[at] = { repeated: child.element, each: { ...each, over } };
    }
    repeatParts(child);
  }
}

/** Decides whether the innermost list of a loop is around another place, too. A function with an item is no list here. */
function isAround(loop: DrawingLoop | null, place: DrawingLoop | null): boolean {
  let inner = loop;
  while (inner !== null && inner.isFunction === true) inner = inner.outer;
  for (let at = place; at !== null; at = at.outer) if (at === inner) return true;
  return inner === null;
}

const named = (name: string, scope: Scope): Made | undefined => {
  for (let at: Scope | null = scope; at !== null; at = at.outer) {
    const made = at.made.get(name);
    if (made !== undefined) return made;
  }
  return undefined;
};

const madeOf = (node: Node, scope: Scope): Made | undefined => named(nameOf(node), scope);

/** Decides whether a tree has a control for people, and none that the script presses itself. */
const isPart = (made: Made, asked: ReadonlySet<string>): boolean =>
  holds(made, ({ element, acts }) => acts || controls.test(element.tag) || hasClassOf(element, asked)) &&
  !holds(made, ({ isPressed }) => isPressed);

const hasClassOf = ({ attributes }: CreatedElement, asked: ReadonlySet<string>): boolean =>
  attributes
    .get('class')
    ?.text.split(/\s+/)
    .some((name) => asked.has(name)) === true;

/** Decides whether a test holds for an element or for one inside of it. */
function holds(made: Made, test: (made: Made) => boolean): boolean {
  return test(made) || made.children.some((child) => holds(child, test));
}

const computedIn = (made: Made): Node[] => [...made.computed, ...made.children.flatMap(computedIn)];
