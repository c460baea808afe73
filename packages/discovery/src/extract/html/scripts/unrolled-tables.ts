import type { File, Node, ObjectExpression } from '@babel/types';

import { childNodes, walkNodes } from '../../script/walk-nodes.js';
import { isFunction } from './drawing-loops.js';
import { nameOf, pathOf } from './syntax-names.js';

/** The most elements of one table. */
const mostEntries = 12;

/** A loop over the entries of an object: its names, its body, and the path of the object. */
interface TableLoop {
  key: string;
  /** The name of the element; empty if the loop names the keys alone. */
  element: string;
  table: string;
  body: Node;
}

/**
 * Rewrites a script in place: a loop over a written table of elements becomes one block for each element. Then the test
 * `key === name` has a written side: `for (const key in views) views[key].hidden = key !== name`.
 */
export function unrollTables({ program }: File): void {
  const tables = elementTables(program);
  if (tables.size === 0) return;
  walkNodes(program, (node) => {
    const loop = loopOver(node);
    const keys = loop === null ? undefined : tables.get(loop.table);
    if (loop === null || keys === undefined) return;
    const { loc, start, end } = node;
    const body = keys.map((key) => copyOf(loop.body, loop, key));
    for (const name of Object.keys(node))
      if (!['loc', 'start', 'end'].includes(name)) Reflect.deleteProperty(node, name);
    Object.assign(node, { type: 'BlockStatement', body, directives: [], loc, start, end });
  });
}

/** Returns the keys of each object of looked-up elements, by the path of the object. */
function elementTables(program: Node): Map<string, string[]> {
  const tables = new Map<string, string[]>();
  const add = (path: string, node: Node | null | undefined): void => {
    if (node?.type !== 'ObjectExpression') return;
    const keys = keysOf(node);
    if (keys !== null) tables.set(path, keys);
    for (const property of node.properties)
      if (property.type === 'ObjectProperty' && !property.computed)
        add(`${path}.${nameOf(property.key)}`, property.value);
  };
  walkNodes(program, (node) => {
    if (node.type === 'VariableDeclarator') add(nameOf(node.id), node.init);
    if (node.type === 'AssignmentExpression') add(pathOf(node.left).join('.'), node.right);
  });
  return tables;
}

function keysOf({ properties }: ObjectExpression): string[] | null {
  const keys = properties.map((property) =>
    property.type === 'ObjectProperty' && !property.computed && isLookUp(property.value)
      ? property.key.type === 'StringLiteral'
        ? property.key.value
        : nameOf(property.key)
      : '',
  );
  return keys.length < 2 || keys.length > mostEntries || keys.includes('') ? null : keys;
}

const isLookUp = (node: Node): boolean =>
  node.type === 'CallExpression' && /^(?:getElementById|querySelector|\$|byId)$/.test(pathOf(node.callee).at(-1) ?? '');

/** Returns the loop of a statement over the keys or entries of an object; null for any other node. */
function loopOver(node: Node): TableLoop | null {
  if (node.type === 'ForInStatement' || node.type === 'ForOfStatement') {
    const bound = node.left.type === 'VariableDeclaration' ? node.left.declarations[0]?.id : undefined;
    if (bound === undefined || node.type === 'ForOfStatement') return ofEntries(node.right, bound, node.body);
    return { key: nameOf(bound), element: '', table: pathOf(node.right).join('.'), body: node.body };
  }
  const call = node.type === 'ExpressionStatement' ? node.expression : null;
  if (call?.type !== 'CallExpression' || call.callee.type !== 'MemberExpression') return null;
  const [given] = call.arguments;
  if (nameOf(call.callee.property) !== 'forEach' || given === undefined || !isFunction(given)) return null;
  const body = (given as { body?: Node }).body;
  return body === undefined ? null : ofEntries(call.callee.object, given.params[0], body);
}

/** Reads `Object.keys(views)` with a name, and `Object.entries(views)` with two. */
function ofEntries(list: Node, bound: Node | null | undefined, body: Node): TableLoop | null {
  if (list.type !== 'CallExpression' || !bound) return null;
  const table = pathOf(list.arguments[0] as Node).join('.');
  const method = pathOf(list.callee).join('.');
  if (method === 'Object.keys' && bound.type === 'Identifier') return { key: bound.name, element: '', table, body };
  if (method !== 'Object.entries' || bound.type !== 'ArrayPattern') return null;
  const [key, element] = bound.elements.map((each) => nameOf(each as Node));
  return { key: key ?? '', element: element ?? '', table, body };
}

/** Copies the body of a loop for one key. The names of the loop become the key and its element. */
function copyOf(body: Node, { key, element, table }: TableLoop, value: string): Node {
  const member = (at: Node): object => ({
    type: 'MemberExpression',
    object: memberPath(table.split('.'), at),
    property: { ...placeOf(at), type: 'Identifier', name: value },
    computed: false,
    ...placeOf(at),
  });
  const copy = (node: Node): Node => {
    if (node.type === 'Identifier' && node.name === element && element !== '') return member(node) as Node;
    if (node.type === 'Identifier' && node.name === key && key !== '')
      return { ...placeOf(node), type: 'StringLiteral', value } as Node;
    if (node.type === 'MemberExpression' && node.computed && nameOf(node.property) === key && key !== '')
      if (pathOf(node.object).join('.') === table) return member(node) as Node;
    const own = new Set<unknown>(childNodes(node));
    const copied = (part: unknown): unknown =>
      Array.isArray(part) ? part.map(copied) : own.has(part) ? copy(part as Node) : part;
    return Object.fromEntries(Object.entries(node).map(([name, part]) => [name, copied(part)])) as unknown as Node;
  };
  const copied = copy(body);
  return /Statement$|Declaration$/.test(copied.type)
    ? copied
    : ({ ...placeOf(body), type: 'ExpressionStatement', expression: copied } as Node);
}

const placeOf = ({ loc, start, end }: Node): object => ({ loc, start, end });

function memberPath(path: readonly string[], at: Node): object {
  const [first = '', ...rest] = path;
  return rest.reduce<object>(
    (object, name) => ({
      type: 'MemberExpression',
      object,
      property: { ...placeOf(at), type: 'Identifier', name },
      computed: false,
      ...placeOf(at),
    }),
    { ...placeOf(at), type: first === 'this' ? 'ThisExpression' : 'Identifier', name: first },
  );
}
