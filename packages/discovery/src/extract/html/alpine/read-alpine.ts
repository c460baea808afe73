import { shownIf, twoWay } from '../../facts/neutral-props.js';
import type { Prop, TemplateNode, Value } from '../../facts/facts.js';
import type { ReactReader } from '../../react/values/react-reader.js';
import type { PageElement, PageTree } from '../page/page-element.js';
import { expressionOf, readExpression } from './alpine-expression.js';
import { bindData } from './alpine-scope.js';
import { rewriteNames, type ScopeNames } from './rewrite-names.js';

/** The most items of a counted loop (`i in 5`) that are written out. */
const mostCounted = 12;

/** Bound attributes that say only how an element looks, or how Alpine keeps a row. */
const unread = new Set(['class', 'style', 'key']);

/**
 * Reads a page's Alpine: the data of `x-data`, and the expressions of the elements inside. Values become states of the page
 * and functions its names, so that a handler's `open = true` and another element's `x-show="open"` meet.
 */
export function readAlpine(page: PageTree, reader: ReactReader): void {
  if (!page.elements.some(({ attributes }) => attributes.has('x-data'))) return;
  const inside = new Map<PageElement, ScopeNames>();
  for (const element of page.elements) {
    const outer = element.parent === null ? undefined : inside.get(element.parent);
    const names = element.attributes.has('x-data') ? bindData(element, outer ?? new Map(), reader) : outer;
    if (names === undefined) continue;
    inside.set(element, names);
    readProps(element, names, reader);
    readStructure(element, names, { page, reader });
  }
}

function readProps(element: PageElement, names: ScopeNames, reader: ReactReader): void {
  const { node } = element;
  for (const prop of node.props) {
    const { value } = prop;
    if (value.kind === 'function') rewriteNames(value, names, 'bare');
    else if (value.kind === 'literal' && typeof value.value === 'string') readProp(prop, value.value, names, reader);
  }
  const text = scoped(expressionOf(element, 'x-text', reader), names);
  if (text !== undefined) node.children = [{ kind: 'text', value: text, at: node.at }];
}

/** Reads the expression of a directive or a bound attribute: `x-show="open"`, `:disabled="busy"`. */
function readProp(prop: Prop, code: string, names: ScopeNames, reader: ReactReader): void {
  const bound = /^(?:x-bind)?:([a-z][\w-]*)$/.exec(prop.name)?.[1];
  if (bound === undefined && prop.name !== shownIf && prop.name !== twoWay) return;
  if (bound !== undefined && unread.has(bound)) return;
  const value = scoped(readExpression(code, prop.at, reader), names);
  if (value === undefined) return;
  prop.value = value;
  if (bound !== undefined) prop.name = bound;
}

/** Makes a branch of `<template x-if>`, and gives the loop of `<template x-for>` its list. */
function readStructure(
  element: PageElement,
  names: ScopeNames,
  { page, reader }: { page: PageTree; reader: ReactReader },
): void {
  if (element.tag !== 'template') return;
  const { node } = element;
  const siblings = element.parent?.node.children ?? page.root;
  const list = /\s(?:in|of)\s+([\s\S]+)$/.exec(element.attributes.get('x-for') ?? '')?.[1];
  const loop = siblings.find((one): one is LoopNode => one.kind === 'loop' && one.body === node.children);
  const over = list === undefined ? undefined : scoped(readExpression(list, node.at, reader), names);
  if (loop !== undefined && over !== undefined) loop.over = counted(over);
  const test = scoped(expressionOf(element, 'x-if', reader), names);
  const at = siblings.indexOf(node);
  if (test !== undefined && at >= 0)
    siblings[at] = { kind: 'branch', tests: [test], branches: [node.children], at: node.at };
}

type LoopNode = Extract<TemplateNode, { kind: 'loop' }>;

/** Writes out the items of a number: `i in 3` runs over 1, 2 and 3. */
function counted(over: Value): Value {
  if (over.kind !== 'literal' || typeof over.value !== 'number' || over.value > mostCounted) return over;
  const { at, value } = over;
  const items = Array.from({ length: value }, (_, index): Value => ({ kind: 'literal', value: index + 1, at }));
  return { kind: 'array', items, at };
}

function scoped(value: Value | undefined, names: ScopeNames): Value | undefined {
  if (value !== undefined) rewriteNames(value, names, 'bare');
  return value;
}
