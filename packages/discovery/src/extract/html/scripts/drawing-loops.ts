import type { Node } from '@babel/types';

import { childNodes, walkNodes } from '../../script/walk-nodes.js';
import type { MarkupPiece } from '../page/markup-piece.js';
import { nameOf, pathOf } from './syntax-names.js';

/** A function or loop whose body may draw once for each item of a list. */
export interface DrawingLoop {
  /** The names that the item binds. */
  names: ReadonlySet<string>;
  item?: string;
  /** The list's path; empty if the list has no name. */
  over: string[];
  outer: DrawingLoop | null;
  /** True for a function with parameters: only its callers know whether it draws once for each item. */
  isGuess?: true;
}

const iterators = new Set(['map', 'forEach', 'flatMap', 'each']);
/** Names of functions that show one thing, not one of several. */
const showsOne = /modal|dialog|popup|detail|open|show/i;

type FunctionNode = Extract<Node, { params: unknown }> & { params: Node[] };

/**
 * Returns the loop around a child of a node: the child itself if the child is a loop, else the loop around the node.
 */
export function loopAround(child: Node, parent: Node, outer: DrawingLoop | null): DrawingLoop | null {
  if (child.type === 'ForStatement') return countedLoop(child, outer);
  if (child.type === 'ForOfStatement' || child.type === 'ForInStatement') {
    const declared = child.left.type === 'VariableDeclaration' ? child.left.declarations[0]?.id : child.left;
    return declared === undefined ? outer : entered([declared], pathOf(child.right), outer, declared);
  }
  if (!isFunction(child)) return outer;
  const iterated = iteratedBy(child, parent);
  if (iterated !== null) return entered(iterated.bound, iterated.over, outer, iterated.item);
  return drawsItem(child, parent) ? functionLoop(child, outer) : outer;
}

export function isFunction(node: Node): node is FunctionNode {
  return /^(?:ArrowFunctionExpression|FunctionExpression|FunctionDeclaration|ObjectMethod|ClassMethod)$/.test(
    node.type,
  );
}

/**
 * Returns what a loop with a counter binds: its counter. `for (let i = 0; i < items.length; i += 1)` counts the items.
 */
function countedLoop(
  { init, test }: Extract<Node, { type: 'ForStatement' }>,
  outer: DrawingLoop | null,
): DrawingLoop | null {
  const counter = init?.type === 'VariableDeclaration' ? init.declarations[0]?.id : undefined;
  const bound = test?.type === 'BinaryExpression' ? pathOf(test.right) : [];
  return bound.at(-1) === 'length' && counter !== undefined ? entered([counter], bound.slice(0, -1), outer) : outer;
}

/**
 * Returns the names and the list of `items.map((item, index) => …)` and jQuery's `$.each(items, (index, item) => …)`.
 */
function iteratedBy({ params }: FunctionNode, parent: Node): { item?: Node; bound: Node[]; over: string[] } | null {
  if (parent.type !== 'CallExpression' || parent.callee.type !== 'MemberExpression') return null;
  const { object, property } = parent.callee;
  const method = nameOf(property);
  if (!iterators.has(method)) return null;
  const item = params[method === 'each' ? 1 : 0];
  const over = pathOf(method === 'each' ? (parent.arguments[0] ?? object) : object);
  return { ...(item === undefined ? {} : { item }), bound: params.slice(0, 2), over };
}

/** Decides whether a function with parameters draws one item of a list: neither a handler nor a dialog for one thing. */
function drawsItem(node: FunctionNode, parent: Node): boolean {
  const [first] = node.params;
  return first !== undefined && !/event|^e$/.test(nameOf(first)) && !showsOne.test(functionName(node, parent));
}

/** Matches names of parameters that hold a part of an item. */
const partOfItem = /(?:text|txt|title|name|label|message|content|html|string|str|value|id|index|count)$/i;

/**
 * Returns the loop of a function with one parameter: the function draws an item of the list that is named for the item.
 */
function functionLoop({ params }: FunctionNode, outer: DrawingLoop | null): DrawingLoop | null {
  const [first, ...others] = params;
  const loop =
    first?.type === 'Identifier' && others.length === 0 && !partOfItem.test(first.name)
      ? entered([first], [`${first.name}s`], outer, first)
      : entered(params, [], outer);
  return loop === null || loop === outer ? outer : { ...loop, isGuess: true };
}

/** Returns the innermost loop over a named list that is around a piece of script, and not around another. */
export function loopInside(around: DrawingLoop | null, other: DrawingLoop | null): DrawingLoop | null {
  const outside = new Set<DrawingLoop>();
  for (let loop = other; loop !== null; loop = loop.outer) outside.add(loop);
  for (let loop = around; loop !== null && !outside.has(loop); loop = loop.outer)
    if (loop.isGuess !== true && loop.over.length > 0) return loop;
  return null;
}

/** @param item the one of the bound nodes that holds an item of the list, if there is one */
function entered(bound: readonly Node[], over: string[], outer: DrawingLoop | null, item?: Node): DrawingLoop | null {
  const names = new Set<string>();
  for (const each of bound)
    walkNodes(each, (node) => {
      if (node.type === 'Identifier') names.add(node.name);
    });
  const name = item === undefined ? '' : nameOf(item);
  return names.size === 0 ? outer : { names, ...(name === '' ? {} : { item: name }), over, outer };
}

/** Returns the name of a function: its own, of its method, or of the variable that holds it. Empty without a name. */
export function functionName(node: Node, parent: Node): string {
  if ('id' in node && node.id !== null && node.id !== undefined) return nameOf(node.id as Node);
  if ('key' in node) return nameOf(node.key as Node);
  return parent.type === 'VariableDeclarator' ? nameOf(parent.id) : '';
}

/** Returns the list of the innermost loop whose item one of the computed parts of a text uses. */
export function listOf(computed: readonly Node[], around: DrawingLoop | null): MarkupPiece['each'] {
  const used = new Set(computed.flatMap(namesIn));
  for (let loop = around; loop !== null; loop = loop.outer) {
    const { names, over } = loop;
    if (![...names].some((name) => used.has(name))) continue;
    const item = loop.item ?? recordAmong(names, computed);
    return { ...(item === undefined ? {} : { item }), over };
  }
  return null;
}

/** Returns the one name among several whose members the expressions read: `task` of a function for a task and its place. */
function recordAmong(names: ReadonlySet<string>, computed: readonly Node[]): string | undefined {
  const read = new Set<string>();
  for (const each of computed)
    walkNodes(each, (node) => {
      const owner = node.type === 'MemberExpression' && !node.computed ? nameOf(node.object) : '';
      if (names.has(owner)) read.add(owner);
    });
  const [only, ...others] = read;
  return others.length === 0 ? only : undefined;
}

/** Returns the names that an expression shows, without the names of the lists from which the expression draws. */
function namesIn(expression: Node): string[] {
  const names: string[] = [];
  const open: Node[] = [expression];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.type === 'Identifier') names.push(node.name);
    else if (node.type === 'MemberExpression' && !node.computed) open.push(node.object);
    else if (!/Function/.test(node.type) && !drawsFrom(node)) open.push(...childNodes(node));
  }
  return names;
}

/** Decides whether a node draws from a list: `items.map(…)`, `….join('')`. */
function drawsFrom(node: Node): boolean {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  const method = nameOf(node.callee.property);
  return iterators.has(method) || method === 'join';
}
