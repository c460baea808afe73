import type { File, Node } from '@babel/types';

import { walkNodes } from '../../script/walk-nodes.js';
import { ElementNames } from './element-names.js';
import { nameOf, pathOf } from './syntax-names.js';

/** Methods that put an element or markup into their own element. */
const puts = new Set([
  'append',
  'appendChild',
  'prepend',
  'insertAdjacentHTML',
  'html',
  'insertBefore',
  'replaceChildren',
]);

/** The elements that a script draws into, by the names of its variables. */
export interface DrawingTargets {
  /**
   * Selectors of elements that the script looks up once, or puts into an element that it looked up. A text that becomes
   * the content of an element has the selector of the element: `html` of `list.innerHTML = html`.
   */
  selectors: ElementNames;
  /** Tags of elements that the script creates: `const row = document.createElement('tr')`. */
  created: ReadonlyMap<string, string>;
  /** The calls that create elements, by the names of their variables, in the order of the source. */
  creations: ReadonlyMap<string, readonly Node[]>;
}

/** Collects the variables of a script that hold elements. */
export function drawingTargets(ast: File): DrawingTargets {
  return { selectors: selectorsIn(ast), created: createdIn(ast), creations: creationsIn(ast) };
}

/** Methods of jQuery that return their element. */
const chained = /^(?:empty|show|hide|addClass|removeClass)$/;

/**
 * Returns the selector of an expression: `document.querySelector('#list')`, `$('#list')`, or a variable that holds an
 * element.
 */
export function selectorOf(node: Node, selectors: DrawingTargets['selectors']): string | null {
  if (node.type === 'Identifier' || node.type === 'MemberExpression') return selectors.selectorOf(node);
  if (node.type !== 'CallExpression') return null;
  const [selector] = node.arguments;
  const method = pathOf(node.callee).at(-1);
  if (node.callee.type === 'MemberExpression' && chained.test(method ?? ''))
    return selectorOf(node.callee.object, selectors);
  if (selector?.type !== 'StringLiteral') return null;
  if (method === 'getElementById') return `#${selector.value}`;
  return method === 'querySelector' || method === '$' || method === 'jQuery' ? selector.value : null;
}

/** Returns the element that a call puts its arguments into: `list` of `list.append(row)`. */
export function putInto(node: Node): Node | null {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return null;
  return puts.has(nameOf(node.callee.property)) ? node.callee.object : null;
}

/** Decides whether a node is the content of an element: `list.innerHTML`. */
export function isContent(node: Node): node is Extract<Node, { type: 'MemberExpression' }> {
  return node.type === 'MemberExpression' && nameOf(node.property) === 'innerHTML';
}

function selectorsIn(ast: File): ElementNames {
  const selectors = new ElementNames(ast);
  walkNodes(ast, (node) => {
    if (node.type === 'VariableDeclarator' && node.init) selectors.learn(node.id, selectorOf(node.init, selectors));
    // `this.list = document.querySelector('#list')`
    if (node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression' && !isContent(node.left))
      selectors.learn(node.left, selectorOf(node.right, selectors));
  });
  walkNodes(ast, (node) => {
    const into = putInto(node);
    const [put] = node.type === 'CallExpression' ? node.arguments : [];
    if (into !== null && put !== undefined) selectors.learn(put, selectorOf(into, selectors));
    if (node.type === 'AssignmentExpression' && isContent(node.left))
      selectors.learn(node.right, selectorOf(node.left.object, selectors));
  });
  return selectors;
}

/** Returns the tag of the element that a node creates: `document.createElement('li')`. Null for any other node. */
export function createdTag(node: Node | null | undefined): string | null {
  if (node?.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return null;
  const [tag] = node.arguments;
  const isCreated = nameOf(node.callee.property) === 'createElement' && tag?.type === 'StringLiteral';
  return isCreated ? tag.value.toLowerCase() : null;
}

function createdIn(ast: File): Map<string, string> {
  const tags = new Map<string, string | null>();
  walkNodes(ast, (node) => {
    const tag = node.type === 'VariableDeclarator' ? createdTag(node.init) : null;
    if (node.type !== 'VariableDeclarator' || tag === null) return;
    const name = nameOf(node.id);
    tags.set(name, (tags.get(name) ?? tag) === tag ? tag : null);
  });
  return new Map([...tags].flatMap(([name, tag]) => (tag === null ? [] : [[name, tag] as const])));
}

function creationsIn(ast: File): Map<string, Node[]> {
  const calls = new Map<string, Node[]>();
  walkNodes(ast, (node) => {
    if (node.type !== 'VariableDeclarator' || !node.init || createdTag(node.init) === null) return;
    calls.set(nameOf(node.id), [...(calls.get(nameOf(node.id)) ?? []), node.init]);
  });
  const inOrder = (one: Node, other: Node): number => (one.start ?? 0) - (other.start ?? 0);
  return new Map([...calls].map(([name, nodes]) => [name, nodes.sort(inOrder)]));
}
