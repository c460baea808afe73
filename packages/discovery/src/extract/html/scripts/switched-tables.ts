import type { File, Node, ObjectExpression } from '@babel/types';

import { walkNodes } from '../../script/walk-nodes.js';
import { isFunction } from './drawing-loops.js';
import { nameOf, pathOf } from './syntax-names.js';

/** The most functions of one table. */
const mostEntries = 30;

/** A member of an object by a computed key: `actions[button.dataset.action]`. */
type Picked = Extract<Node, { type: 'MemberExpression' | 'OptionalMemberExpression' }>;
type Call = Extract<Node, { type: 'CallExpression' | 'OptionalCallExpression' }>;
type Span = Partial<Pick<Node, 'loc' | 'start' | 'end'>>;

/**
 * Rewrites a script in place: a call of a function from a table becomes a `switch` with a case for each function.
 *
 * - `actions[button.dataset.action](id)` calls a member of `actions`.
 * - `const act = actions[key]; act?.(id)` gives the function a name first.
 *
 * A `switch` is read for one value of its key.
 */
export function switchTables({ program }: File): void {
  const tables = tablesIn(program);
  if (tables.size === 0) return;
  const picked = pickedIn(program, tables);
  walkNodes(program, (node) => {
    if (node.type === 'ArrowFunctionExpression' && node.body.type !== 'BlockStatement') {
      const switched = switchOf(node.body, tables, picked);
      if (switched !== null) Object.assign(node, { body: blockOf([switched], node.body), expression: false });
    }
    const call = node.type === 'ExpressionStatement' ? calledIn(node.expression) : undefined;
    const switched = call === undefined ? null : switchOf(call, tables, picked);
    if (switched !== null) Object.assign(node, { expression: undefined }, switched);
    if (node.type !== 'ReturnStatement' || !node.argument) return;
    const returned = switchOf(calledIn(node.argument), tables, picked);
    if (returned === null) return;
    const { loc, start, end } = node;
    const ending = { type: 'ReturnStatement', argument: null, loc, start, end } as Node;
    Object.assign(node, { argument: undefined }, blockOf([returned, ending], node));
  });
}

/** Returns the call of a statement, also behind a test: `act && act(id)`. */
const calledIn = (node: Node): Node =>
  node.type === 'LogicalExpression' && node.operator === '&&' ? calledIn(node.right) : node;

/** Returns the names of objects whose members are all functions, or names of functions, with the keys of each. */
function tablesIn(program: Node): Map<string, string[]> {
  const tables = new Map<string, string[] | null>();
  walkNodes(program, (node) => {
    const [name, value] = givenName(node);
    if (value?.type !== 'ObjectExpression') return;
    const keys = keysOf(value);
    // Two objects of one name are no known table.
    tables.set(name, tables.has(name) ? null : keys);
  });
  return new Map([...tables].flatMap(([name, keys]) => (name === '' || keys === null ? [] : [[name, keys] as const])));
}

/** Returns the name that a node gives to a value: `actions`, or `this.actions` of a class. */
function givenName(node: Node): [name: string, value?: Node | null | undefined] {
  if (node.type === 'VariableDeclarator') return [nameOf(node.id), node.init];
  if (node.type === 'ClassProperty') return [`this.${nameOf(node.key)}`, node.value];
  return node.type === 'AssignmentExpression' && node.left.type === 'MemberExpression'
    ? [pathOf(node.left).join('.'), node.right]
    : [''];
}

function keysOf({ properties }: ObjectExpression): string[] | null {
  const keys = properties.map((property) => {
    if (property.type === 'SpreadElement' || property.computed) return '';
    const isCode =
      property.type === 'ObjectMethod' || isFunction(property.value) || property.value.type === 'Identifier';
    return isCode ? (property.key.type === 'StringLiteral' ? property.key.value : nameOf(property.key)) : '';
  });
  return keys.length === 0 || keys.length > mostEntries || keys.includes('') ? null : keys;
}

/** Returns the names that hold a function from a table. */
function pickedIn(program: Node, tables: ReadonlyMap<string, string[]>): Map<string, Picked> {
  const picked = new Map<string, Picked>();
  walkNodes(program, (node) => {
    if (node.type === 'VariableDeclarator' && node.init && isPick(node.init, tables))
      picked.set(nameOf(node.id), node.init);
  });
  return picked;
}

function isPick(node: Node, tables: ReadonlyMap<string, string[]>): node is Picked {
  const isMember = node.type === 'MemberExpression' || node.type === 'OptionalMemberExpression';
  return (
    isMember && node.computed && tables.has(pathOf(node.object).join('.')) && !node.property.type.endsWith('Literal')
  );
}

const isCall = (node: Node): node is Call => node.type === 'CallExpression' || node.type === 'OptionalCallExpression';

/** Returns the `switch` of a call; null for a call of no table. */
function switchOf(
  node: Node,
  tables: ReadonlyMap<string, string[]>,
  picked: ReadonlyMap<string, Picked>,
): Extract<Node, { type: 'SwitchStatement' }> | null {
  if (!isCall(node)) return null;
  const { callee } = node;
  const pick = isPick(callee, tables) ? callee : picked.get(nameOf(callee));
  if (pick === undefined) return null;
  const { loc, start, end } = node;
  const span: Span = { loc: loc ?? null, start: start ?? null, end: end ?? null };
  const cases = (tables.get(pathOf(pick.object).join('.')) ?? []).map((key) => ({
    type: 'SwitchCase',
    test: { type: 'StringLiteral', value: key, ...span },
    consequent: [
      { type: 'ExpressionStatement', expression: callOf(node, pick.object, key, span), ...span },
      { type: 'BreakStatement', label: null, ...span },
    ],
    ...span,
  }));
  return { type: 'SwitchStatement', discriminant: pick.property, cases, ...span } as unknown as ReturnType<
    typeof switchOf
  >;
}

const callOf = (call: Call, object: Node, key: string, span: Span): object => ({
  ...call,
  type: 'CallExpression',
  callee: {
    type: 'MemberExpression',
    object: { ...object },
    property: { type: 'Identifier', name: key, ...span },
    computed: false,
    ...span,
  },
});

const blockOf = (body: Node[], { loc, start, end }: Node): object => ({
  type: 'BlockStatement',
  body,
  directives: [],
  loc,
  start,
  end,
});
