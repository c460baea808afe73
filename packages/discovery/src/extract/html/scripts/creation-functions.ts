import type { CallExpression, File, Node } from '@babel/types';

import { walkNodes } from '../../script/walk-nodes.js';
import { isFunction } from './drawing-loops.js';
import {
  addsClasses,
  givesAttribute,
  goesInto,
  itemsOf,
  listens,
  propertySteps,
  puts,
  sets,
  type CreationStep,
  type ElementCreation,
} from './element-creation.js';
import { builderFunctions, paramName } from './builder-functions.js';
import { nameOf, pathOf } from './syntax-names.js';

/** The use of a parameter: the step that an argument becomes, or null for an unknown use. */
export type Use = ((argument: Node) => CreationStep) | null;

/** A function of an app that creates an element by its tag: `el('li', { class: 'note' }, title, remove)`. */
export interface CreationFunction {
  /** The position of the tag. */
  tag: number;
  uses: Use[];
  /** True if the last parameter takes all arguments that are left. */
  hasRest: boolean;
}

export const children: Use = (argument) => puts(itemsOf(argument), argument);

/** Matches names of parameters that hold what goes into the element. */
const holdsChildren = /child|kids|content|nodes|text|label/i;

/** The functions of an app that create elements. */
export class CreationFunctions {
  readonly #functions = new Map<string, CreationFunction | null>();

  constructor(trees: readonly File[]) {
    for (const { program } of trees) {
      const places = creationsIn(program);
      const add = (name: string, node: Node | null | undefined): void => {
        if (node && places.some((at) => at > (node.start ?? 0) && at < (node.end ?? 0))) this.#add(name, node);
      };
      walkNodes(program, (node) => {
        if (node.type === 'FunctionDeclaration' && node.id) add(node.id.name, node);
        if (node.type === 'VariableDeclarator') add(nameOf(node.id), node.init);
        if (node.type === 'ClassMethod' || node.type === 'ObjectMethod') add(nameOf(node.key), node);
        if (node.type === 'ObjectProperty' || node.type === 'ClassProperty') add(nameOf(node.key), node.value);
      });
    }
    for (const [name, found] of builderFunctions(trees))
      if (!this.#functions.get(name)) this.#functions.set(name, found);
  }

  /** Returns what a call of such a function creates; null for any other node. */
  creation(node: Node): ElementCreation | null {
    if (node.type !== 'CallExpression') return null;
    const { callee, arguments: args } = node;
    if (callee.type === 'MemberExpression' && /^(?:document|React)$/.test(nameOf(callee.object))) return null;
    const found = this.#functions.get(callee.type === 'MemberExpression' ? nameOf(callee.property) : nameOf(callee));
    const written = found ? args[found.tag] : undefined;
    if (!found || written?.type !== 'StringLiteral') return null;
    const [, tag, marks = ''] = /^([a-z][\w-]*)((?:[.#][\w-]+)*)$/i.exec(written.value) ?? [];
    if (tag === undefined) return null;
    const steps = args.flatMap((argument, at): CreationStep[] =>
      at === found.tag ? [] : stepsOf(argument, found.uses[found.hasRest ? Math.min(at, found.uses.length - 1) : at]),
    );
    return { tag: tag.toLowerCase(), at: node, steps: [...markSteps(marks, written), ...steps] };
  }

  #add(name: string, node: Node): void {
    if (name === '' || !isFunction(node)) return;
    const read = creationFunction(node);
    if (read === null && !this.#functions.has(name)) return;
    // Two functions of one name may differ.
    this.#functions.set(name, this.#functions.has(name) ? null : read);
  }
}

/** Returns the steps for the classes and the id behind a tag: `div.note#first`. */
function markSteps(marks: string, at: Node): CreationStep[] {
  return [...marks.matchAll(/([.#])([\w-]+)/g)].map(([, mark, name = '']) => {
    const value: Node = { ...at, type: 'StringLiteral', value: name } as Node;
    return mark === '#' ? givesAttribute('id', value) : addsClasses([value], at);
  });
}

function stepsOf(argument: Node, use: Use | undefined): CreationStep[] {
  if (argument.type === 'ObjectExpression') return propertySteps(argument);
  if (argument.type === 'NullLiteral' || nameOf(argument) === 'undefined' || !use) return [];
  return [use(argument)];
}

function creationFunction({
  params,
  ...node
}: Extract<Node, { params: unknown }> & { params: Node[] }): CreationFunction | null {
  const names = params.map(paramName);
  const root = ('body' in node ? node.body : null) as Node | null;
  if (root === null) return null;
  let tag = -1;
  let made = '';
  walkNodes(root, (inner) => {
    const given = createdBy(inner);
    if (given !== null && names.includes(given)) tag = names.indexOf(given);
    if (inner.type === 'VariableDeclarator' && inner.init && names.includes(createdBy(inner.init) ?? '?'))
      made = nameOf(inner.id);
  });
  if (tag < 0 || made === '') return null;
  const uses = names.map((name, at): Use => {
    if (at === tag) return null;
    return (
      useOf(name, made, root) ?? (params[at]?.type === 'RestElement' || holdsChildren.test(name) ? children : null)
    );
  });
  return { tag, uses, hasRest: params.at(-1)?.type === 'RestElement' };
}

/** Returns the offsets of the calls that create an element by a name of the script. */
function creationsIn(program: Node): number[] {
  const found: number[] = [];
  walkNodes(program, (node) => {
    if ((createdBy(node) ?? '') !== '') found.push(node.start ?? 0);
  });
  return found;
}

/** Returns the name of the tag in `document.createElement(tag)`; null for any other node. */
function createdBy(node: Node): string | null {
  if (node.type !== 'CallExpression' || pathOf(node.callee).join('.') !== 'document.createElement') return null;
  const [given] = node.arguments;
  return given === undefined ? null : nameOf(given);
}

/** A function that creates an element: one of its parameters, the element, and the test for the parameter. */
interface Parameter {
  name: string;
  made: string;
  isHeld(node: Node | undefined): boolean;
}

/** Returns the use of a parameter by what the function does with the element. */
function useOf(name: string, made: string, root: Node): Use {
  const isHeld = (node: Node | undefined): boolean =>
    node !== undefined &&
    (nameOf(node) === name || (node.type === 'SpreadElement' && nameOf(node.argument) === name) || isOr(node, isHeld));
  let use: Use = null;
  walkNodes(root, (node) => {
    if (node.type === 'ForOfStatement' && pathOf(node.right)[0] === name) use ??= children;
    if (node.type === 'AssignmentExpression') {
      const [owner, property = '', ...more] = pathOf(node.left);
      if (owner === made && more.length === 0 && isHeld(node.right)) use = setBy(property);
    }
    if (node.type === 'CallExpression') use = useInCall(node, { name, made, isHeld }) ?? use;
  });
  return use;
}

function useInCall({ callee, arguments: args }: CallExpression, parameter: Parameter): Use {
  const path = pathOf(callee);
  const [first] = args;
  if (path[0] === parameter.made) return useOnElement(path, args, parameter);
  if (path[0] !== parameter.name) return null;
  if (path.at(-1) === 'forEach') return children;
  const isHome = putting.test(path.at(-1) ?? '') && first !== undefined && nameOf(first) === parameter.made;
  return isHome ? (home) => goesInto(home, home) : null;
}

const putting = /^append(?:Child)?$/;

function useOnElement(path: readonly string[], [first, second]: readonly Node[], { isHeld }: Parameter): Use {
  const method = path.at(-1) ?? '';
  if (putting.test(method) && isHeld(first)) return children;
  if (path[1] === 'classList' && isHeld(first)) return (value) => addsClasses([value], value);
  if (first?.type !== 'StringLiteral' || !isHeld(second)) return null;
  const { value: key } = first;
  if (method === 'setAttribute') return (value) => givesAttribute(key, value);
  return method === 'addEventListener' ? (value) => listens(key, value) : null;
}

const setBy = (property: string): Use => {
  const event = /^on([a-z]+)$/.exec(property)?.[1];
  return event === undefined ? (value) => sets(property, value) : (value) => listens(event, value);
};

/** Decides whether a side of `a || b` or of `a ? b : c` passes a test. */
function isOr(node: Node, test: (node: Node) => boolean): boolean {
  if (node.type === 'LogicalExpression') return test(node.left) || test(node.right);
  return node.type === 'ConditionalExpression' && (test(node.consequent) || test(node.alternate));
}
