import type { Expression, Node, ObjectExpression } from '@babel/types';
import { dataAttribute } from '@webmcp/text';

import { isFunction } from './drawing-loops.js';
import { assignment, call, member, text } from './syntax-nodes.js';
import { nameOf } from './syntax-names.js';

/** One thing that a script does to a new element, as the plain expression on the name of the element. */
export type CreationStep = (self: Expression) => Expression;

/** An element that a script creates in one expression. */
export interface ElementCreation {
  tag: string;
  at: Node;
  steps: CreationStep[];
}

export const sets =
  (property: string, value: Node): CreationStep =>
  (self) =>
    assignment(member(self, [property], value), value, value);

export const givesAttribute =
  (name: string, value: Node): CreationStep =>
  (self) =>
    call(member(self, ['setAttribute'], value), [text(name, value), value], value);

export const addsClasses =
  (values: readonly Node[], at: Node): CreationStep =>
  (self) =>
    call(member(self, ['classList', 'add'], at), values, at);

export const listens =
  (event: string, handler: Node): CreationStep =>
  (self) =>
    call(member(self, ['addEventListener'], handler), [text(event, handler), handler], handler);

export const puts =
  (children: readonly Node[], at: Node): CreationStep =>
  (self) =>
    call(member(self, ['append'], at), children, at);

export const goesInto =
  (home: Node, at: Node): CreationStep =>
  (self) =>
    call(member(home, ['append'], at), [self], at);

export const calls =
  (method: string, args: readonly Node[], at: Node): CreationStep =>
  (self) =>
    call(member(self, [method], at), args, at);

const events = new Set(['click', 'submit', 'change', 'input', 'keydown', 'keyup', 'dblclick', 'focus', 'blur']);

/** Returns the steps that an object of properties asks for: `{ class: 'note', text: title, onclick: remove }`. */
export function propertySteps(given: ObjectExpression): CreationStep[] {
  return entriesOf(given).flatMap(([key, value]) => {
    if (value.type === 'NullLiteral') return [];
    const rules = value.type === 'ObjectExpression' ? groupRules : valueRules;
    return rules.find(({ keys }) => keys.test(key))?.steps(key, value) ?? [];
  });
}

/** One way to read an entry of an object of properties. The first rule with the key decides. */
interface PropertyRule {
  name: string;
  keys: RegExp;
  steps(key: string, value: Node): CreationStep[];
}

const groupRules: readonly PropertyRule[] = [
  {
    name: 'listeners by their events',
    keys: /^(?:on|events|listeners)$/,
    steps: (_, value) => entriesOf(value).map(([event, handler]) => listens(event.toLowerCase(), handler)),
  },
  {
    name: 'attributes by their names',
    keys: /^(?:attrs|attributes|props)$/,
    steps: (_, value) => (value.type === 'ObjectExpression' ? propertySteps(value) : []),
  },
  {
    name: 'data by its names',
    keys: /^(?:dataset|data)$/,
    steps: (_, value) => entriesOf(value).map(([name, given]) => givesAttribute(dataAttribute(name), given)),
  },
];

const valueRules: readonly PropertyRule[] = [
  { name: 'a look', keys: /^style$/, steps: () => [] },
  {
    name: 'a listener',
    keys: /^on[A-Za-z]+$/,
    steps: (key, value) => [listens(key.slice(2).toLowerCase(), value)],
  },
  {
    name: "a listener of jQuery's",
    keys: new RegExp(`^(?:${[...events].join('|')})$`),
    steps: (key, value) => (isFunction(value) || value.type === 'Identifier' ? [listens(key, value)] : []),
  },
  { name: 'classes', keys: /^class(?:Name)?$/, steps: (_, value) => [sets('className', value)] },
  { name: 'a text', keys: /^(?:text|textContent|innerText)$/, steps: (_, value) => [sets('textContent', value)] },
  { name: 'markup', keys: /^(?:html|innerHTML)$/, steps: (_, value) => [sets('innerHTML', value)] },
  { name: 'parts', keys: /^children$/, steps: (_, value) => [puts(itemsOf(value), value)] },
  { name: 'a label', keys: /^htmlFor$/, steps: (_, value) => [givesAttribute('for', value)] },
  { name: 'an attribute', keys: /./, steps: (key, value) => [givesAttribute(key, value)] },
];

function entriesOf(node: Node): [string, Node][] {
  if (node.type !== 'ObjectExpression') return [];
  return node.properties.flatMap((property): [string, Node][] => {
    if (property.type === 'SpreadElement' || property.computed) return [];
    const key = property.key.type === 'StringLiteral' ? property.key.value : nameOf(property.key);
    return key === '' ? [] : [[key, property.type === 'ObjectProperty' ? property.value : property]];
  });
}

/** Returns the items of a written list, or the node itself. */
export const itemsOf = (node: Node): Node[] =>
  node.type === 'ArrayExpression' ? node.elements.flatMap((item) => (item === null ? [] : [item])) : [node];
