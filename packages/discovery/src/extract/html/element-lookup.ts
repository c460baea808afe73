import type { Value } from '../facts.js';
import type { PageElement } from './page-tree.js';
import { isInside, selectElements } from './select-elements.js';

/** Names and their values around a piece of script, innermost first. */
export interface Scope {
  names: Readonly<Record<string, Value>>;
  /** Names that stand for elements: the parameter of `buttons.forEach((button) => …)`. */
  found?: ReadonlyMap<string, Found>;
  outer: Scope | null;
}

/** What a script's expression stands for in the page; `name` where there is one way to say it, like `#save`. */
export interface Found {
  elements: PageElement[];
  name?: string;
  /** The document or the window itself. */
  isPage?: boolean;
}

const pageNames = new Set(['document', 'window', 'document.body', 'document.documentElement', 'globalThis', 'self']);
const sameSet = new Set([
  'on',
  'off',
  'one',
  'first',
  'last',
  'eq',
  'get',
  'item',
  'at',
  'add',
  'show',
  'hide',
  'toggle',
  'attr',
  'prop',
  'val',
  'text',
  'html',
  'css',
  'addClass',
  'removeClass',
  'toggleClass',
  'each',
  'forEach',
  'click',
  'submit',
  'change',
  'bind',
  'filter',
  'slice',
]);

/** Finds the elements that a value stands for, or null where it stands for something else. */
export function lookUp(value: Value, scope: Scope | null, page: readonly PageElement[], depth = 0): Found | null {
  if (depth > 12) return null;
  switch (value.kind) {
    case 'call':
      return lookUpCall(value, scope, page, depth);
    case 'reference':
      return lookUpPath(value.path, scope, page, depth);
    case 'choice':
      for (const option of value.options) {
        const found = lookUp(option, scope, page, depth + 1);
        if (found !== null) return found;
      }
      return null;
    default:
      return null;
  }
}

/** Finds what a member path stands for: a variable, `document.forms.login`, an element that a global name stands for. */
export function lookUpPath(
  path: readonly string[],
  scope: Scope | null,
  page: readonly PageElement[],
  depth = 0,
): Found | null {
  const [first, ...rest] = path;
  if (first === undefined || depth > 12) return null;
  if (first.startsWith('#') && rest.length === 0) return named(`#${first.slice(1)}`, page);
  if (pageNames.has(path.join('.'))) return { elements: [], isPage: true };
  if (first === 'window' && rest.length > 0) return lookUpPath(rest, scope, page, depth + 1);
  if (first === 'document' && rest[0] === 'forms' && rest[1] !== undefined) {
    const form = formNamed(rest[1], page);
    return form === null ? null : members(form, rest.slice(2), page);
  }
  for (let around = scope; around !== null; around = around.outer) {
    const known = around.found?.get(first);
    if (known !== undefined) return members(known, rest, page);
    if (!Object.hasOwn(around.names, first)) continue;
    const value = around.names[first];
    return value === undefined ? null : lookUpMember(value, rest, around, page, depth);
  }
  return rest.length === 0 && page.some((element) => element.attributes.get('id') === first)
    ? named(`#${first}`, page)
    : null;
}

/** Finds what the last member of a callee or of an assignment's target belongs to; `on` is the call that the path starts from. */
export function lookUpReceiver(
  path: readonly string[],
  on: Value | undefined,
  scope: Scope | null,
  page: readonly PageElement[],
  depth = 0,
): Found | null {
  if (path.length < 2) return null;
  if (on?.kind !== 'call') return lookUpPath(path.slice(0, -1), scope, page, depth);
  const found = lookUp(on, scope, page, depth);
  return found === null ? null : members(found, path.slice(on.callee.length, -1), page);
}

function lookUpMember(
  value: Value,
  rest: readonly string[],
  scope: Scope,
  page: readonly PageElement[],
  depth: number,
): Found | null {
  const [key, ...below] = rest;
  if (value.kind === 'object' && key !== undefined) {
    const member = value.entries.findLast((entry) => entry.key === key)?.value;
    return member === undefined ? null : lookUpMember(member, below, scope, page, depth + 1);
  }
  const found = lookUp(value, scope, page, depth + 1);
  return found === null ? null : members(found, rest, page);
}

/** `[0]` of a list of elements, `form.elements.email`, `form.email`, `button.form`. */
function members(found: Found, rest: readonly string[], page: readonly PageElement[]): Found | null {
  const [key, ...below] = rest;
  if (key === undefined) return found;
  if (/^\d+$/.test(key)) {
    const element = found.elements[Number(key)];
    return element === undefined ? null : members(single(element), below, page);
  }
  if (key === 'elements') return below.length === 0 ? null : members(found, below, page);
  const [only] = found.elements;
  if (only?.tag !== 'form' || found.elements.length > 1) return null;
  const inside = page.filter(
    (element) =>
      isInside(element, only) && (element.attributes.get('name') === key || element.attributes.get('id') === key),
  );
  const [field] = inside;
  return field === undefined ? null : members(single(field), below, page);
}

function lookUpCall(
  call: Extract<Value, { kind: 'call' }>,
  scope: Scope | null,
  page: readonly PageElement[],
  depth: number,
): Found | null {
  const method = call.callee.at(-1) ?? '';
  const [first] = call.args;
  const text = first?.kind === 'literal' && typeof first.value === 'string' ? first.value : null;
  const receiver = (): Found | null => lookUpReceiver(call.callee, call.on, scope, page, depth + 1);
  const select = (selector: string): Found => {
    const base = call.callee.length === 1 ? null : receiver();
    const elements = selectElements(selector, page, base === null || base.isPage === true ? undefined : base.elements);
    return { elements, ...nameOf(elements, /^#[\w-]+$/.test(selector) ? selector : undefined) };
  };
  if (method === '[]') return first === undefined ? null : lookUp(first, scope, page, depth + 1);
  const own = call.callee.length === 1 ? called(call, scope, page, depth) : null;
  if (own !== null) return own;
  if (text !== null) {
    switch (method) {
      case 'getElementById':
        return named(`#${text}`, page);
      case 'getElementsByName':
        return select(`[name="${text}"]`);
      case 'getElementsByClassName':
        return select(text.trim().replace(/(^|\s+)/g, '.'));
      case 'getElementsByTagName':
      case 'querySelectorAll':
      case 'find':
      case '$':
      case '$$':
      case 'jQuery':
        return text.startsWith('<') ? null : select(text);
      case 'querySelector': {
        const [element] = select(text).elements;
        return element === undefined ? select(text) : single(element);
      }
      case 'closest': {
        const outer = receiver()?.elements.flatMap((element) =>
          selectElements(text, page)
            .filter((other) => isInside(element, other))
            .slice(-1),
        );
        return outer === undefined ? null : { elements: outer, ...nameOf(outer) };
      }
    }
  }
  if ((method === '$' || method === 'jQuery') && first !== undefined) return lookUp(first, scope, page, depth + 1);
  if (method === 'from' && call.callee[0] === 'Array' && first !== undefined)
    return lookUp(first, scope, page, depth + 1);
  return sameSet.has(method) ? receiver() : null;
}

/** A call of the page's own function that gives an element: `const byId = (id) => document.getElementById(id)`. */
function called(
  call: Extract<Value, { kind: 'call' }>,
  scope: Scope | null,
  page: readonly PageElement[],
  depth: number,
): Found | null {
  const [name = ''] = call.callee;
  for (let around = scope; around !== null; around = around.outer) {
    if (!Object.hasOwn(around.names, name)) continue;
    const value = around.names[name];
    if (value?.kind !== 'function' || value.result === undefined) return null;
    const given = Object.fromEntries(value.params.map((param, index) => [param, call.args[index] ?? value]));
    const inner: Scope = { names: { ...value.locals, ...given }, outer: around };
    return lookUp(withArguments(value.result, inner), inner, page, depth + 1);
  }
  return null;
}

/** Puts the literals that parameters stand for into the arguments of a call. */
function withArguments(value: Value, scope: Scope): Value {
  if (value.kind !== 'call') return value;
  return { ...value, args: value.args.map((argument) => literalOf(argument, scope)) };
}

function literalOf(value: Value, scope: Scope): Value {
  if (value.kind === 'template') {
    const parts = value.parts.map((inner) => literalOf(inner, scope));
    const texts = parts.map((inner) => (inner.kind === 'literal' ? String(inner.value) : null));
    return texts.includes(null) ? value : { kind: 'literal', value: texts.join(''), at: value.at };
  }
  const [name] = value.kind === 'reference' && value.path.length === 1 ? value.path : [];
  const known = name === undefined || !Object.hasOwn(scope.names, name) ? undefined : scope.names[name];
  return known?.kind === 'literal' ? known : value;
}

function formNamed(key: string, page: readonly PageElement[]): Found | null {
  const forms = page.filter((element) => element.tag === 'form');
  const form = /^\d+$/.test(key)
    ? forms[Number(key)]
    : forms.find((element) => element.attributes.get('name') === key || element.attributes.get('id') === key);
  return form === undefined ? null : single(form);
}

function named(name: string, page: readonly PageElement[]): Found {
  return { elements: page.filter((element) => element.attributes.get('id') === name.slice(1)).slice(0, 1), name };
}

function single(element: PageElement): Found {
  return { elements: [element], ...nameOf([element]) };
}

function nameOf(elements: readonly PageElement[], selector?: string): { name?: string } {
  if (selector !== undefined) return { name: selector };
  const [only] = elements;
  if (only === undefined || elements.length > 1) return {};
  const id = only.attributes.get('id') ?? '';
  const field = only.attributes.get('name') ?? '';
  if (id !== '') return { name: `#${id}` };
  return field === '' ? {} : { name: `${only.tag}[name="${field}"]` };
}
