import type { File, Node } from '@babel/types';

import { childNodes, walkNodes } from '../../script/walk-nodes.js';
import { type MarkupPiece, unknownMark } from '../page/markup-piece.js';

/** A function or loop that what stands in it may be drawn by once for each item. */
interface Around {
  names: ReadonlySet<string>;
  item?: string;
  over: string[];
  outer: Around | null;
}

interface Visit {
  node: Node;
  around: Around | null;
  /** The tag of the element whose content it is. */
  inside: string | null;
  into: string | null;
}

/** Markup with something to act on. */
export const hasControls = /<(?:button|input|select|textarea|a\s)|\bonclick\s*=|role=["']button/i;
const iterators = new Set(['map', 'forEach', 'flatMap', 'each']);
const puts = new Set(['append', 'appendChild', 'prepend', 'insertAdjacentHTML', 'html', 'insertBefore']);
/** What shows one thing, not one of several. */
const showsOne = /modal|dialog|popup|detail|open|show/i;

/**
 * The pieces of markup with something to act on that a script writes as texts, template literals and joined strings
 * alike, wherever it puts them: `list.innerHTML = items.map((item) => …)`, `row.innerHTML = …`, `$(list).append(…)`.
 * @param code the script's text, of which `ast` was made
 */
export function scriptMarkup(ast: File, code: string): MarkupPiece[] {
  const created = createdTags(ast);
  const places = placesOf(ast);
  const pieces: MarkupPiece[] = [];

  const open: Visit[] = [{ node: ast.program, around: null, inside: null, into: null }];
  for (let visit = open.pop(); visit !== undefined; visit = open.pop()) open.push(...next(visit).reverse());
  return pieces;

  /** Takes what a node writes; what is looked at after it, in its order. */
  function next({ node, around, inside, into }: Visit): Visit[] {
    if (node.type === 'TemplateLiteral' || node.type === 'StringLiteral' || isSum(node)) {
      const parts = partsOf(node);
      take(node, parts, { around, inside, into });
      return parts.flatMap(({ unknown }) => (unknown === null ? [] : [{ node: unknown, around, inside: null, into }]));
    }
    if (node.type === 'AssignmentExpression') {
      const { left, right } = node;
      const isInner = left.type === 'MemberExpression' && nameOf(left.property) === 'innerHTML';
      const tag = isInner ? (created.get(nameOf(left.object)) ?? null) : null;
      return [{ node: right, around, inside: tag, into: isInner ? placeOf(left.object, places) : into }];
    }
    const home =
      node.type === 'CallExpression' &&
      node.callee.type === 'MemberExpression' &&
      puts.has(nameOf(node.callee.property))
        ? placeOf(node.callee.object, places)
        : into;
    return childNodes(node).map((child) => ({
      node: child,
      around: aroundOf(child, node, around),
      inside: null,
      into: home,
    }));
  }

  function take(node: Node, parts: readonly Part[], { around, inside, into }: Omit<Visit, 'node'>): void {
    const start = node.start ?? 0;
    const end = node.end ?? 0;
    let text = code.slice(start, end).replace(/[^\n]/g, unknownMark);
    for (const { from, to } of parts.filter(({ unknown }) => unknown === null))
      text = text.slice(0, from - start) + code.slice(from, to) + text.slice(to - start);
    // The quotes around it are no part of it.
    const from = text.search(/[^\uFFFC]/);
    if (from === -1 || !hasControls.test(text) || !/<\/|<input\s/.test(text)) return;
    const last = parts.at(-1)?.unknown == null ? (parts.at(-1)?.to ?? end) : end;
    const used = new Set(parts.flatMap(({ unknown }) => (unknown === null ? [] : usedIn(unknown))));
    const drawn = text.slice(from, last - start);
    pieces.push({ text: drawn, start: start + from, inside, into, each: eachOf(used, around) });
  }
}

function eachOf(used: ReadonlySet<string>, around: Around | null): MarkupPiece['each'] {
  for (let at = around; at !== null; at = at.outer) {
    const { names, item, over } = at;
    if ([...names].some((name) => used.has(name))) return { ...(item === undefined ? {} : { item }), over };
  }
  return null;
}

/** A piece of a text: known as written, or computed. */
interface Part {
  from: number;
  to: number;
  unknown: Node | null;
}

const isSum = (node: Node): boolean =>
  node.type === 'BinaryExpression' && node.operator === '+' && partsOf(node).some(({ unknown }) => unknown === null);

function partsOf(node: Node): Part[] {
  const parts: Part[] = [];
  const open: Node[] = [node];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const [from, to] = [at.start ?? 0, at.end ?? 0];
    if (at.type === 'BinaryExpression' && at.operator === '+') open.push(at.right, at.left);
    else if (at.type === 'StringLiteral') parts.push({ from: from + 1, to: to - 1, unknown: null });
    else if (at.type === 'TemplateLiteral')
      parts.push(
        ...[...at.quasis, ...at.expressions]
          .map((each) => ({
            from: each.start ?? 0,
            to: each.end ?? 0,
            unknown: each.type === 'TemplateElement' ? null : each,
          }))
          .sort((a, b) => a.from - b.from),
      );
    else parts.push({ from, to, unknown: at });
  }
  return parts;
}

/** Names that an expression shows, without those of lists that it draws from. */
function usedIn(expression: Node): string[] {
  const names: string[] = [];
  const open: Node[] = [expression];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.type === 'Identifier') names.push(node.name);
    else if (node.type === 'MemberExpression' && !node.computed) open.push(node.object);
    else if (!/Function/.test(node.type) && !drawsFrom(node)) open.push(...childNodes(node));
  }
  return names;
}

/** `items.map(…)`, `….join('')` */
function drawsFrom(node: Node): boolean {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return false;
  const method = nameOf(node.callee.property);
  return iterators.has(method) || method === 'join';
}

function aroundOf(child: Node, parent: Node, outer: Around | null): Around | null {
  if (child.type === 'ForOfStatement' || child.type === 'ForInStatement') {
    const declared = child.left.type === 'VariableDeclaration' ? child.left.declarations[0]?.id : child.left;
    return entered(declared, pathOf(child.right), outer);
  }
  if (
    child.type !== 'ArrowFunctionExpression' &&
    child.type !== 'FunctionExpression' &&
    child.type !== 'FunctionDeclaration' &&
    child.type !== 'ObjectMethod' &&
    child.type !== 'ClassMethod'
  )
    return outer;
  if (parent.type === 'CallExpression' && parent.callee.type === 'MemberExpression') {
    const { object, property } = parent.callee;
    // jQuery's own gives the index first: `$.each(list, (index, item) => …)`.
    const isStatic = nameOf(property) === 'each';
    if (iterators.has(nameOf(property)))
      return entered(
        child.params[isStatic ? 1 : 0],
        pathOf(isStatic ? (parent.arguments[0] ?? object) : object),
        outer,
      );
  }
  const [first, ...others] = child.params;
  const isHandler = /event|^e$/.test(nameOf(first ?? child));
  if (first === undefined || isHandler || showsOne.test(calledName(child, parent))) return outer;
  const isOne = first.type === 'Identifier' && others.length === 0;
  return entered(isOne ? first : child.params, isOne ? [`${first.name}s`] : [], outer);
}

function entered(
  bound: Node | readonly Node[] | undefined | null,
  over: string[],
  outer: Around | null,
): Around | null {
  if (bound === undefined || bound === null) return outer;
  const item = 'type' in bound ? nameOf(bound) : '';
  const names = new Set<string>();
  for (const each of 'type' in bound ? [bound] : bound)
    walkNodes(each, (node) => {
      if (node.type === 'Identifier') names.add(node.name);
    });
  return names.size === 0 ? outer : { names, ...(item === '' ? {} : { item }), over, outer };
}

const nameOf = (node: Node): string => (node.type === 'Identifier' ? node.name : '');

function calledName(node: Node, parent: Node): string {
  if ('id' in node && node.id !== null && node.id !== undefined) return nameOf(node.id as Node);
  if ('key' in node) return nameOf(node.key as Node);
  return parent.type === 'VariableDeclarator' ? nameOf(parent.id) : '';
}

function pathOf(node: Node): string[] {
  if (node.type === 'Identifier') return [node.name];
  if (node.type === 'ThisExpression') return ['this'];
  if (node.type === 'MemberExpression') return [...pathOf(node.object), nameOf(node.property)];
  if (node.type === 'CallExpression') return pathOf(node.callee).slice(0, -1);
  return [];
}

/** The selector that a value is looked up by: `document.querySelector('#list')`, `$('#list')`, or a name for one. */
function placeOf(node: Node, places: ReadonlyMap<string, string | null>): string | null {
  if (node.type === 'Identifier') return places.get(node.name) ?? null;
  if (node.type !== 'CallExpression') return null;
  const [selector] = node.arguments;
  const method = pathOf(node.callee).at(-1);
  if (selector?.type !== 'StringLiteral') return null;
  if (method === 'getElementById') return `#${selector.value}`;
  return method === 'querySelector' || method === '$' || method === 'jQuery' ? selector.value : null;
}

/** What names stand for that are looked up once, and what is made and then put into one of them. */
function placesOf(ast: File): Map<string, string | null> {
  const places = new Map<string, string | null>();
  const know = (name: string, place: string | null): void => {
    if (name !== '' && place !== null) places.set(name, (places.get(name) ?? place) === place ? place : null);
  };
  walkNodes(ast, (node) => {
    if (node.type === 'VariableDeclarator' && node.init) know(nameOf(node.id), placeOf(node.init, places));
  });
  walkNodes(ast, (node) => {
    if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return;
    const [put] = node.arguments;
    if (puts.has(nameOf(node.callee.property)) && put !== undefined)
      know(nameOf(put), placeOf(node.callee.object, places));
  });
  return places;
}

/** `const row = document.createElement('tr')`, where no other tag has the same name. */
function createdTags(ast: File): Map<string, string> {
  const tags = new Map<string, string | null>();
  walkNodes(ast, (node) => {
    if (node.type !== 'VariableDeclarator' || node.init?.type !== 'CallExpression') return;
    const [tag] = node.init.arguments;
    const isMade = pathOf(node.init.callee).at(-1) === 'createElement' && tag?.type === 'StringLiteral';
    const name = nameOf(node.id);
    if (isMade) tags.set(name, (tags.get(name) ?? tag.value) === tag.value ? tag.value : null);
  });
  return new Map([...tags].flatMap(([name, tag]) => (tag === null ? [] : [[name, tag.toLowerCase()] as const])));
}
