import { sourcePlace } from '@webmcp/contract';

import type { Value } from '../../facts/facts.js';
import { isAdrift, isInside, type PageElement } from '../page/page-element.js';
import { selectElements } from '../page/select-elements.js';
import { withArguments } from './given-arguments.js';
import { named, single, type Found, type ScriptScope } from './script-scope.js';
import { selectorOfCall } from './selector-calls.js';

type CallValue = Extract<Value, { kind: 'call' }>;

/** Reads one form of an expression. `undefined` leaves the expression to the next reading; null ends the search. */
interface Reading<Expression> {
  name: string;
  read(expression: Expression, scope: ScriptScope | null): Found | null | undefined;
}

const pageNames = new Set(['document', 'window', 'document.body', 'document.documentElement', 'globalThis', 'self']);
/** Methods of lists and of jQuery that return their own elements. */
const passing = new Set(
  (
    'on off one first last eq get item at add show hide toggle attr prop val text html css addClass removeClass ' +
    'toggleClass each forEach click submit change bind filter slice append prepend appendTo prependTo data empty'
  ).split(' '),
);
/** Constructors and methods of Bootstrap that wrap an element: `new bootstrap.Modal('#edit').show()`. */
const widgets = /^(?:Modal|Offcanvas|Collapse|Dropdown|getInstance|getOrCreateInstance)$/;
/** The most steps of a look-up. A longer look-up ends without a result. Real look-ups take under ten steps. */
const stepLimit = 200;

/** Finds the elements of one page that values of its scripts return. */
export class ElementLookup {
  readonly elements: readonly PageElement[];
  private readonly byId = new Map<string, PageElement>();
  private readonly byPlace: ReadonlyMap<string, PageElement>;
  /** Elements by the names that {@link nameBySelector} returned. */
  private readonly spelled = new Map<string, Found>();
  private steps = 0;

  /**
   * The readings of a member path. The first reading that fits decides. The page's own names come before variables, and
   * ids come last.
   */
  private readonly pathReadings: readonly Reading<readonly string[]>[] = [
    { name: 'the name of an element', read: (path) => this.ofElementName(path) },
    {
      name: 'the page itself',
      read: (path) => (pageNames.has(path.join('.')) ? { elements: [], isPage: true } : undefined),
    },
    { name: 'a global of the window', read: (path, scope) => this.ofGlobal(path, scope) },
    { name: 'a form by its name', read: (path) => this.ofForm(path) },
    { name: 'a variable', read: (path, scope) => this.ofVariable(path, scope) },
    { name: 'the global name of an id', read: ([first = '', ...rest]) => this.ofGlobalId(first, rest) },
  ];

  /**
   * The readings of a call. The first reading that fits decides. The page's own functions come before methods of the
   * same name.
   */
  private readonly callReadings: readonly Reading<CallValue>[] = [
    { name: 'an item by a computed key', read: (call, scope) => this.ofItem(call, scope) },
    { name: "the page's own function", read: (call, scope) => this.ofOwnFunction(call, scope) },
    { name: 'an element that the script creates', read: (call) => this.ofCreated(call) },
    { name: 'a look-up by selector', read: (call, scope) => this.ofSelectorCall(call, scope) },
    { name: 'the closest element around', read: (call, scope) => this.ofClosest(call, scope) },
    { name: 'a wrapper around elements', read: (call, scope) => this.ofWrapper(call, scope) },
    { name: "a widget of Bootstrap's", read: (call, scope) => this.ofWidget(call, scope) },
    { name: 'a method that returns its elements', read: (call, scope) => this.ofPassing(call, scope) },
  ];

  constructor(elements: readonly PageElement[]) {
    this.elements = elements;
    // One call may have two elements. The element with its markup comes before the bare one.
    this.byPlace = new Map(elements.toReversed().map((element) => [sourcePlace(element.node.at), element]));
    for (const element of elements) {
      const id = element.attributes.get('id');
      if (id !== undefined && !this.byId.has(id)) this.byId.set(id, element);
    }
  }

  /** Returns the name of the first element that a selector matches; undefined without a match, or without a name. */
  nameBySelector(selector: string): string | undefined {
    if (/^#[\w-]+$/.test(selector)) return selector;
    const [element] = selectElements(selector, this.elements);
    const found = element === undefined ? undefined : single(element);
    if (found?.name !== undefined) this.spelled.set(found.name, found);
    return found?.name;
  }

  /** Returns the elements that a value holds, or null for any other value. */
  value(value: Value, scope: ScriptScope | null): Found | null {
    this.steps = 0;
    return this.ofValue(value, scope);
  }

  /** Returns the elements of a member path: a variable, `document.forms.login`, an element by the global name of its id. */
  path(path: readonly string[], scope: ScriptScope | null): Found | null {
    this.steps = 0;
    return this.ofPath(path, scope);
  }

  /**
   * Returns the elements that the last member of a callee or of an assignment's target belongs to.
   * @param on the call that the path starts from
   */
  receiver(path: readonly string[], on: Value | undefined, scope: ScriptScope | null): Found | null {
    this.steps = 0;
    return this.ofReceiver(path, on, scope);
  }

  /**
   * Returns a path written from the element that it starts at, if the element has a name: `panel.classList.add` is
   * `#panel`, `classList`, `add`. Null for a path that starts at no element.
   */
  named(path: readonly string[], on: Value | undefined, scope: ScriptScope | null): string[] | null {
    const start = on?.kind === 'call' ? on.callee.length : 0;
    for (let length = path.length; length > Math.max(start - 1, 0) && length >= path.length - 3; length -= 1) {
      this.steps = 0;
      const found = start === 0 ? this.ofPath(path.slice(0, length), scope) : this.ofCallPath(path, on, length, scope);
      if (found?.name !== undefined) return [found.name, ...path.slice(length)];
    }
    return null;
  }

  private ofCallPath(
    path: readonly string[],
    on: Value | undefined,
    length: number,
    scope: ScriptScope | null,
  ): Found | null {
    if (on?.kind !== 'call' || length < on.callee.length) return null;
    const found = this.ofValue(on, scope);
    return found === null ? null : this.member(found, path.slice(on.callee.length, length));
  }

  private ofReceiver(path: readonly string[], on: Value | undefined, scope: ScriptScope | null): Found | null {
    if (path.length < 2) return null;
    return on?.kind === 'call'
      ? this.ofCallPath(path, on, path.length - 1, scope)
      : this.ofPath(path.slice(0, -1), scope);
  }

  private ofValue(value: Value, scope: ScriptScope | null): Found | null {
    this.steps += 1;
    if (this.steps > stepLimit) return null;
    switch (value.kind) {
      case 'call':
        return firstFit(this.callReadings, value, scope);
      case 'reference':
        return this.ofPath(value.path, scope);
      case 'choice':
        for (const option of value.options) {
          const found = this.ofValue(option, scope);
          if (found !== null) return found;
        }
        return null;
      default:
        return null;
    }
  }

  private ofPath(path: readonly string[], scope: ScriptScope | null): Found | null {
    this.steps += 1;
    return path.length === 0 || this.steps > stepLimit ? null : firstFit(this.pathReadings, path, scope);
  }

  private ofElementName([first = '', ...rest]: readonly string[]): Found | null | undefined {
    const found = this.spelled.get(first) ?? (first.startsWith('#') ? this.byName(first) : undefined);
    return found === undefined ? undefined : this.member(found, rest);
  }

  private ofGlobal([first, ...rest]: readonly string[], scope: ScriptScope | null): Found | null | undefined {
    return first === 'window' && rest.length > 0 ? this.ofPath(rest, scope) : undefined;
  }

  private ofForm([first, second, key, ...rest]: readonly string[]): Found | null | undefined {
    if (first !== 'document' || second !== 'forms' || key === undefined) return undefined;
    const forms = this.elements.filter((element) => element.tag === 'form');
    const form = /^\d+$/.test(key) ? forms[Number(key)] : forms.find((element) => isCalled(element, key));
    return form === undefined ? null : this.member(single(form), rest);
  }

  private ofVariable([first = '', ...rest]: readonly string[], scope: ScriptScope | null): Found | null | undefined {
    for (let around = scope; around !== null; around = around.outer) {
      const known = around.found?.get(first);
      if (known !== undefined) return this.member(known, rest);
      if (!Object.hasOwn(around.names, first)) continue;
      const value = around.names[first];
      return value === undefined ? null : this.memberOfValue(value, rest, around);
    }
    return undefined;
  }

  private ofGlobalId(first: string, rest: readonly string[]): Found | null {
    return rest.length === 0 && this.byId.has(first) ? this.byName(`#${first}`) : null;
  }

  private memberOfValue(value: Value, rest: readonly string[], scope: ScriptScope): Found | null {
    const [key, ...below] = rest;
    if (value.kind === 'object' && key !== undefined) {
      const member = value.entries.findLast((entry) => entry.key === key)?.value;
      return member === undefined ? null : this.memberOfValue(member, below, scope);
    }
    const found = this.ofValue(value, scope);
    return found === null ? null : this.member(found, rest);
  }

  /** Follows members of elements: `[0]` of a list, `form.elements.email`, `form.email`. */
  private member(found: Found, rest: readonly string[]): Found | null {
    const [key, ...below] = rest;
    if (key === undefined) return found;
    if (/^\d+$/.test(key)) {
      const element = found.elements[Number(key)];
      return element === undefined ? null : this.member(single(element), below);
    }
    if (key === '[]') return this.member(found, below);
    if (key === 'elements') return below.length === 0 ? null : this.member(found, below);
    const [only] = found.elements;
    if (only?.tag !== 'form' || found.elements.length > 1) return null;
    const field = this.elements.find((element) => isCalled(element, key) && isInside(element, only));
    return field === undefined ? null : this.member(single(field), below);
  }

  private ofItem({ callee, args: [first] }: CallValue, scope: ScriptScope | null): Found | null | undefined {
    if (callee.at(-1) !== '[]') return undefined;
    return first === undefined ? null : this.ofValue(first, scope);
  }

  /** Follows a call of the page's own function: `const byId = (id) => document.getElementById(id)`. */
  private ofOwnFunction({ callee, args }: CallValue, scope: ScriptScope | null): Found | undefined {
    const [name = '', ...members] = callee;
    if (members.length > 0) return undefined;
    for (let around = scope; around !== null; around = around.outer) {
      if (!Object.hasOwn(around.names, name)) continue;
      const value = around.names[name];
      if (value?.kind !== 'function' || value.result === undefined) return undefined;
      const given = Object.fromEntries(value.params.map((param, index) => [param, args[index] ?? value]));
      const inner: ScriptScope = { names: { ...value.locals, ...given }, outer: around };
      return this.ofValue(withArguments(value.result, inner), inner) ?? undefined;
    }
    return undefined;
  }

  private ofCreated({ callee, at }: CallValue): Found | undefined {
    if (!/^(?:createElement|\$|jQuery)$/.test(callee.at(-1) ?? '')) return undefined;
    const element = this.byPlace.get(sourcePlace(at));
    return element === undefined ? undefined : single(element);
  }

  private ofSelectorCall(call: CallValue, scope: ScriptScope | null): Found | undefined {
    const method = call.callee.at(-1) ?? '';
    const text = textOf(call.args[0]);
    const selector = text === null ? null : selectorOfCall(method, text);
    if (selector === null) return undefined;
    if (method === 'getElementById') return this.byName(selector);
    const all = this.select(selector, call, scope);
    const [first] = all.elements;
    return method === 'querySelector' && first !== undefined ? single(first) : all;
  }

  private ofClosest(call: CallValue, scope: ScriptScope | null): Found | undefined {
    const text = textOf(call.args[0]);
    if (call.callee.at(-1) !== 'closest' || text === null) return undefined;
    const inner = this.ofReceiver(call.callee, call.on, scope)?.elements ?? [];
    const outer = selectElements(text, this.elements);
    const closest = inner.flatMap((element) => outer.filter((other) => isInside(element, other)).slice(-1));
    return closest.length === 0 ? undefined : named(closest);
  }

  /** `$(button)`, `Array.from(buttons)` */
  private ofWrapper({ callee, args: [first] }: CallValue, scope: ScriptScope | null): Found | null | undefined {
    const method = callee.at(-1);
    const isWrapper = method === '$' || method === 'jQuery' || (method === 'from' && callee[0] === 'Array');
    if (!isWrapper) return undefined;
    return first === undefined || textOf(first) !== null ? null : this.ofValue(first, scope);
  }

  private ofWidget(call: CallValue, scope: ScriptScope | null): Found | null | undefined {
    const [first] = call.args;
    if (!widgets.test(call.callee.at(-1) ?? '') || first === undefined) return undefined;
    const text = textOf(first);
    return text === null ? this.ofValue(first, scope) : this.select(text, { ...call, callee: ['$'] }, scope);
  }

  private ofPassing({ callee, on }: CallValue, scope: ScriptScope | null): Found | null {
    return passing.has(callee.at(-1) ?? '') ? this.ofReceiver(callee, on, scope) : null;
  }

  private select(selector: string, call: CallValue, scope: ScriptScope | null): Found {
    if (/^#[\w-]+$/.test(selector)) return this.byName(selector);
    const base = call.callee.length === 1 ? null : this.ofReceiver(call.callee, call.on, scope);
    const within = base === null || base.isPage === true ? undefined : base.elements;
    const inside = selectElements(selector, this.elements, within);
    // A drawn element without a known place may be inside.
    const found =
      inside.length > 0 || within === undefined ? inside : selectElements(selector, this.elements).filter(isAdrift);
    return named(found);
  }

  private byName(name: string): Found {
    const element = this.byId.get(name.slice(1));
    return { elements: element === undefined ? [] : [element], name };
  }
}

function firstFit<Expression>(
  readings: readonly Reading<Expression>[],
  expression: Expression,
  scope: ScriptScope | null,
): Found | null {
  for (const { read } of readings) {
    const found = read(expression, scope);
    if (found !== undefined) return found;
  }
  return null;
}

function isCalled({ attributes }: PageElement, key: string): boolean {
  return attributes.get('name') === key || attributes.get('id') === key;
}

function textOf(value: Value | undefined): string | null {
  return value?.kind === 'literal' && typeof value.value === 'string' ? value.value : null;
}
