import type { Value } from '../../facts/facts.js';
import type { PageElement } from '../page/page-tree.js';
import type { Found, ScriptScope } from './script-scope.js';
import { isInside, selectElements } from '../page/select-elements.js';

type CallValue = Extract<Value, { kind: 'call' }>;

const pageNames = new Set(['document', 'window', 'document.body', 'document.documentElement', 'globalThis', 'self']);
/** Methods of lists and of jQuery whose result stands for what they are called on. */
const passing = new Set(
  (
    'on off one first last eq get item at add show hide toggle attr prop val text html css addClass removeClass ' +
    'toggleClass each forEach click submit change bind filter slice'
  ).split(' '),
);
/** What Bootstrap makes of an element, which then stands for it: `new bootstrap.Modal('#edit').show()`. */
const widgets = /^(?:Modal|Offcanvas|Collapse|Dropdown|getInstance|getOrCreateInstance)$/;
/** A look-up that takes more steps than this stands for nothing; real ones take under ten. */
const stepLimit = 200;

/** Finds the elements of one page that values of its scripts stand for. */
export class ElementLookup {
  readonly elements: readonly PageElement[];
  private readonly byId = new Map<string, PageElement>();
  /** Elements by the names that {@link nameBySelector} gave. */
  private readonly spelled = new Map<string, Found>();
  private steps = 0;

  constructor(elements: readonly PageElement[]) {
    this.elements = elements;
    for (const element of elements) {
      const id = element.attributes.get('id');
      if (id !== undefined && !this.byId.has(id)) this.byId.set(id, element);
    }
  }

  /** The name of the first element that a selector finds; undefined where it finds none, or one without a name. */
  nameBySelector(selector: string): string | undefined {
    if (/^#[\w-]+$/.test(selector)) return selector;
    const [element] = selectElements(selector, this.elements);
    const found = element === undefined ? undefined : single(element);
    if (found?.name !== undefined) this.spelled.set(found.name, found);
    return found?.name;
  }

  /** What a value stands for, or null where it is no element. */
  value(value: Value, scope: ScriptScope | null): Found | null {
    this.steps = 0;
    return this.ofValue(value, scope);
  }

  /** What a member path stands for: a variable, `document.forms.login`, an element by the global name of its id. */
  path(path: readonly string[], scope: ScriptScope | null): Found | null {
    this.steps = 0;
    return this.ofPath(path, scope);
  }

  /** What the last member of a callee or of an assignment's target belongs to; `on` is the call that the path starts from. */
  receiver(path: readonly string[], on: Value | undefined, scope: ScriptScope | null): Found | null {
    this.steps = 0;
    return this.ofReceiver(path, on, scope);
  }

  /**
   * A path written from the element that it starts at, where that has a name: `panel.classList.add` is `#panel`,
   * `classList`, `add`. Null for a path that starts at none.
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

  private ofValue(value: Value, scope: ScriptScope | null): Found | null {
    this.steps += 1;
    if (this.steps > stepLimit) return null;
    switch (value.kind) {
      case 'call':
        return this.ofCall(value, scope);
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
    const [first, ...rest] = path;
    if (first === undefined || this.steps > stepLimit) return null;
    const spelled = this.spelled.get(first) ?? (first.startsWith('#') ? this.byName(first) : undefined);
    if (spelled !== undefined) return this.member(spelled, rest);
    if (pageNames.has(path.join('.'))) return { elements: [], isPage: true };
    if (first === 'window' && rest.length > 0) return this.ofPath(rest, scope);
    if (first === 'document' && rest[0] === 'forms' && rest[1] !== undefined) {
      const form = this.formNamed(rest[1]);
      return form === null ? null : this.member(form, rest.slice(2));
    }
    for (let around = scope; around !== null; around = around.outer) {
      const known = around.found?.get(first);
      if (known !== undefined) return this.member(known, rest);
      if (!Object.hasOwn(around.names, first)) continue;
      const value = around.names[first];
      return value === undefined ? null : this.memberOfValue(value, rest, around);
    }
    return rest.length === 0 && this.byId.has(first) ? this.byName(`#${first}`) : null;
  }

  private ofReceiver(path: readonly string[], on: Value | undefined, scope: ScriptScope | null): Found | null {
    if (path.length < 2) return null;
    return on?.kind === 'call'
      ? this.ofCallPath(path, on, path.length - 1, scope)
      : this.ofPath(path.slice(0, -1), scope);
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

  /** `[0]` of a list of elements, `form.elements.email`, `form.email`. */
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
    const field = this.elements.find(
      (element) =>
        (element.attributes.get('name') === key || element.attributes.get('id') === key) && isInside(element, only),
    );
    return field === undefined ? null : this.member(single(field), below);
  }

  private ofCall(call: CallValue, scope: ScriptScope | null): Found | null {
    const method = call.callee.at(-1) ?? '';
    const [first] = call.args;
    if (method === '[]') return first === undefined ? null : this.ofValue(first, scope);
    const own = call.callee.length === 1 ? this.ofOwnFunction(call, scope) : null;
    if (own !== null) return own;
    const text = first?.kind === 'literal' && typeof first.value === 'string' ? first.value : null;
    const selected = text === null ? null : this.bySelector(method, text, call, scope);
    if (selected !== null) return selected;
    const isWrapper = method === '$' || method === 'jQuery' || (method === 'from' && call.callee[0] === 'Array');
    if (isWrapper) return first === undefined || text !== null ? null : this.ofValue(first, scope);
    if (widgets.test(method) && first !== undefined)
      return text === null ? this.ofValue(first, scope) : this.select(text, { ...call, callee: ['$'] }, scope);
    return passing.has(method) ? this.ofReceiver(call.callee, call.on, scope) : null;
  }

  private bySelector(method: string, text: string, call: CallValue, scope: ScriptScope | null): Found | null {
    switch (method) {
      case 'getElementById':
        return this.byName(`#${text}`);
      case 'getElementsByName':
        return this.select(`[name="${text}"]`, call, scope);
      case 'getElementsByClassName':
        return this.select(text.trim().replace(/(^|\s+)/g, '.'), call, scope);
      case 'getElementsByTagName':
      case 'querySelectorAll':
      case 'find':
      case '$':
      case '$$':
      case 'jQuery':
        return text.startsWith('<') ? null : this.select(text, call, scope);
      case 'querySelector': {
        const all = this.select(text, call, scope);
        const [element] = all.elements;
        return element === undefined ? all : single(element);
      }
      case 'closest': {
        const inner = this.ofReceiver(call.callee, call.on, scope)?.elements ?? [];
        const outer = selectElements(text, this.elements);
        const closest = inner.flatMap((element) => outer.filter((other) => isInside(element, other)).slice(-1));
        return closest.length === 0 ? null : { elements: closest, ...nameOf(closest) };
      }
      default:
        return null;
    }
  }

  private select(selector: string, call: CallValue, scope: ScriptScope | null): Found {
    if (/^#[\w-]+$/.test(selector)) return this.byName(selector);
    const base = call.callee.length === 1 ? null : this.ofReceiver(call.callee, call.on, scope);
    const within = base === null || base.isPage === true ? undefined : base.elements;
    const elements = selectElements(selector, this.elements, within);
    return { elements, ...nameOf(elements) };
  }

  /** A call of the page's own function that gives an element: `const byId = (id) => document.getElementById(id)`. */
  private ofOwnFunction(call: CallValue, scope: ScriptScope | null): Found | null {
    const [name = ''] = call.callee;
    for (let around = scope; around !== null; around = around.outer) {
      if (!Object.hasOwn(around.names, name)) continue;
      const value = around.names[name];
      if (value?.kind !== 'function' || value.result === undefined) return null;
      const given = Object.fromEntries(value.params.map((param, index) => [param, call.args[index] ?? value]));
      const inner: ScriptScope = { names: { ...value.locals, ...given }, outer: around };
      return this.ofValue(withArguments(value.result, inner), inner);
    }
    return null;
  }

  private formNamed(key: string): Found | null {
    const forms = this.elements.filter((element) => element.tag === 'form');
    const form = /^\d+$/.test(key)
      ? forms[Number(key)]
      : forms.find((element) => element.attributes.get('name') === key || element.attributes.get('id') === key);
    return form === undefined ? null : single(form);
  }

  private byName(name: string): Found {
    const element = this.byId.get(name.slice(1));
    return { elements: element === undefined ? [] : [element], name };
  }
}

/** Puts the literals that parameters stand for into the arguments of a call. */
function withArguments(value: Value, scope: ScriptScope): Value {
  if (value.kind !== 'call') return value;
  return { ...value, args: value.args.map((argument) => literalOf(argument, scope)) };
}

function literalOf(value: Value, scope: ScriptScope): Value {
  if (value.kind === 'template') {
    const parts = value.parts.map((inner) => literalOf(inner, scope));
    const texts = parts.map((inner) => (inner.kind === 'literal' ? String(inner.value) : null));
    return texts.includes(null) ? value : { kind: 'literal', value: texts.join(''), at: value.at };
  }
  const [name] = value.kind === 'reference' && value.path.length === 1 ? value.path : [];
  const known = name === undefined || !Object.hasOwn(scope.names, name) ? undefined : scope.names[name];
  return known?.kind === 'literal' ? known : value;
}

function single(element: PageElement): Found {
  return { elements: [element], ...nameOf([element]) };
}

/** One element's own name: by its id, or by tag and name. */
function nameOf(elements: readonly PageElement[]): { name?: string } {
  const [only] = elements;
  if (only === undefined || elements.length > 1) return {};
  const id = only.attributes.get('id') ?? '';
  const field = only.attributes.get('name') ?? '';
  if (id !== '') return { name: `#${id}` };
  return field === '' ? {} : { name: `${only.tag}[name="${field}"]` };
}
