import type { FunctionValue, HandlerFacts, Value } from '../facts.js';
import { eventProp } from '../script/event-prop.js';
import { ElementLookup } from './element-lookup.js';
import type { PageElement } from './page-tree.js';
import type { Found, Scope } from './scope.js';
import { selectElements } from './select-elements.js';

type Call = HandlerFacts['calls'][number];

const listening = new Set(['addEventListener', 'on', 'one', 'bind', 'live', 'delegate']);
const shorthands = new Set(['click', 'submit', 'change', 'input', 'keydown', 'keyup', 'dblclick', 'focus', 'blur']);
const nothing: HandlerFacts = { calls: [], assigns: [] };

/**
 * Follows a page's scripts, wherever their functions are nested: listeners become props of the elements that they listen
 * on (`onClick`, `onSubmit`), and what stands for an element of the page is named by its id, in calls
 * (`['#dialog', 'showModal']`), values and assignment targets. Names of functions in which listeners are set up become
 * names of the page, where they are free, since the handlers use them.
 * @param names the page's own names; completed in place
 * @param does what the scripts do at their top level
 */
export function attachListeners(
  elements: readonly PageElement[],
  names: Record<string, Value>,
  does: HandlerFacts,
): void {
  const walk = new ListenerWalk(new ElementLookup(elements), names);
  walk.body({ does, locals: names }, { names, outer: null });
}

class ListenerWalk {
  private readonly seen = new Set<unknown>();
  private readonly lookup: ElementLookup;
  private readonly names: Record<string, Value>;

  constructor(lookup: ElementLookup, names: Record<string, Value>) {
    this.lookup = lookup;
    this.names = names;
  }

  body(code: { does: HandlerFacts; locals?: Record<string, Value> }, scope: Scope): void {
    const { does, locals = {} } = code;
    for (const call of does.calls) this.listen(call, scope);
    for (const call of does.calls) this.call(call, scope);
    for (const assign of does.assigns) {
      this.value(assign.value, scope);
      const found = this.lookup.receiver(assign.target, undefined, scope);
      if (found?.name !== undefined) assign.target = [found.name, assign.target.at(-1) ?? ''];
    }
    for (const [name, value] of Object.entries(locals)) {
      const found = value.kind === 'call' ? this.lookup.value(value, scope) : null;
      if (found?.name !== undefined) locals[name] = { kind: 'reference', path: [found.name], at: value.at };
      else this.value(value, scope);
    }
  }

  private call(call: Call, scope: Scope): void {
    const found = this.lookup.receiver(call.callee, call.on, scope);
    for (const argument of call.args) {
      const [param] = argument.kind === 'function' ? argument.params : [];
      const isEach = /^(?:forEach|each|map)$/.test(call.callee.at(-1) ?? '') && found !== null && found.isPage !== true;
      if (argument.kind === 'function' && isEach) {
        const item: Found = { elements: found.elements };
        this.function(argument, {
          ...scope,
          found: new Map([...(scope.found ?? []), [param ?? '', item], ['this', item]]),
        });
      } else this.value(argument, scope);
    }
    if (call.on !== undefined) this.value(call.on, scope);
    if (found?.name === undefined) return;
    call.callee = [found.name, call.callee.at(-1) ?? ''];
    delete call.on;
  }

  private value(value: Value, scope: Scope): void {
    switch (value.kind) {
      case 'function':
        this.function(value, scope);
        return;
      case 'object':
        for (const { value: member } of value.entries) {
          this.value(member, { names: { this: value }, outer: scope });
        }
        return;
      case 'array':
        for (const item of value.items) this.value(item, scope);
        return;
      case 'choice':
        for (const option of value.options) this.value(option, scope);
        return;
      case 'call':
        if (this.seen.has(value)) return;
        this.seen.add(value);
        this.call(value, scope);
        return;
      case 'reference':
        this.reference(value, scope);
        return;
      case 'template':
        for (const part of value.parts) this.value(part, scope);
        return;
      case 'literal':
      case 'markup':
      case 'unknown':
        return;
    }
  }

  /** `email.value` of an element is a member of its id. */
  private reference(value: Extract<Value, { kind: 'reference' }>, scope: Scope): void {
    for (const length of [value.path.length, value.path.length - 1]) {
      const found = length < 1 ? null : this.lookup.path(value.path.slice(0, length), scope);
      if (found?.name === undefined) continue;
      value.path = [found.name, ...value.path.slice(length)];
      return;
    }
  }

  private function(value: FunctionValue, scope: Scope): void {
    if (this.seen.has(value)) return;
    this.seen.add(value);
    const hidden = Object.fromEntries(
      value.params.map((param): [string, Value] => [param, { kind: 'unknown', at: value.at }]),
    );
    const found = scope.found;
    const names = { ...hidden, ...value.locals };
    for (const name of found?.keys() ?? []) delete names[name];
    this.body(value, { names, ...(found === undefined ? {} : { found }), outer: scope });
    if (value.result !== undefined) this.value(value.result, { names, outer: scope });
  }

  /** Adds the listener that a call sets up, if it sets up one, to the elements it is for. */
  private listen(call: Call, scope: Scope): void {
    const method = call.callee.at(-1) ?? '';
    const isShorthand = shorthands.has(method) && call.args.some((argument) => argument.kind !== 'literal');
    if (!listening.has(method) && !isShorthand) return;
    const found = this.lookup.receiver(call.callee, call.on, scope);
    if (found === null) return;
    for (const { events, selector, handler } of listenersOf(call, isShorthand ? method : null)) {
      const value = this.handlerValue(handler, scope);
      if (value === null) continue;
      const chosen = selector ?? delegatedTo(value, events);
      const targets =
        chosen === null
          ? found.elements
          : selectElements(chosen, this.lookup.elements, found.isPage === true ? undefined : found.elements);
      for (const element of targets) this.attach(element, events, value, call);
      if (targets.length > 0) this.hoist(scope);
    }
  }

  /** All listeners of one event run, so they become one prop. */
  private attach(element: PageElement, events: string[], value: Value, call: Call): void {
    for (const name of events.map(eventProp)) {
      const { props } = element.node;
      const index = props.findIndex((prop) => prop.name === name);
      const known = props[index];
      if (known === undefined) props.push({ name, value, at: call.at });
      else props[index] = { ...known, value: both(known.value, value) };
    }
  }

  /** A function, or the name of one; what wraps one, like `debounce(save)`, stands for it. */
  private handlerValue(handler: Value, scope: Scope): Value | null {
    switch (handler.kind) {
      case 'function':
        return handler;
      case 'reference': {
        const [first = '', ...rest] = handler.path;
        for (let around: Scope | null = scope; around !== null; around = around.outer) {
          if (!Object.hasOwn(around.names, first)) continue;
          let known = around.names[first];
          for (const key of rest) {
            known = known?.kind === 'object' ? known.entries.findLast((entry) => entry.key === key)?.value : undefined;
          }
          return known?.kind === 'function' && (rest.length > 0 || around.outer !== null) ? known : handler;
        }
        return handler;
      }
      case 'call':
        for (const argument of handler.args) {
          const value = this.handlerValue(argument, scope);
          if (value?.kind === 'function') return value;
        }
        return { kind: 'function', params: [], does: nothing, at: handler.at };
      default:
        return null;
    }
  }

  private hoist(scope: Scope): void {
    for (let around: Scope | null = scope; around !== null && around.outer !== null; around = around.outer) {
      for (const [name, value] of Object.entries(around.names)) {
        if (value.kind === 'unknown' || name === 'this' || Object.hasOwn(this.names, name)) continue;
        this.names[name] = value;
      }
    }
  }
}

function both(first: Value, second: Value): FunctionValue {
  const does: HandlerFacts = { calls: [], assigns: [] };
  const locals: Record<string, Value> = {};
  for (const value of [first, second]) {
    if (value.kind === 'reference') does.calls.push({ callee: value.path, args: [], at: value.at });
    if (value.kind !== 'function') continue;
    does.calls.push(...value.does.calls);
    does.assigns.push(...value.does.assigns);
    Object.assign(locals, value.locals);
  }
  const value: FunctionValue = { kind: 'function', params: [], does, at: first.at };
  return Object.keys(locals).length === 0 ? value : { ...value, locals };
}

/** The listeners of one call: `(type, handler)`, jQuery's `(types, selector, handler)`, `({ type: handler })`, `.click(handler)`. */
function listenersOf(
  call: Call,
  shorthand: string | null,
): { events: string[]; selector: string | null; handler: Value }[] {
  const text = (value: Value | undefined): string | null =>
    value?.kind === 'literal' && typeof value.value === 'string' ? value.value : null;
  const args = call.callee.at(-1) === 'delegate' ? [call.args[1], call.args[0], ...call.args.slice(2)] : call.args;
  const [first, second, third] = args;
  if (shorthand !== null) return first === undefined ? [] : [{ events: [shorthand], selector: null, handler: first }];
  if (first?.kind === 'object') {
    return first.entries.map(({ key, value }) => ({ events: eventsOf(key), selector: text(second), handler: value }));
  }
  const types = text(first);
  if (types === null || second === undefined) return [];
  const selector = text(second);
  if (selector === null) return [{ events: eventsOf(types), selector: null, handler: second }];
  const handler = third?.kind === 'object' || third?.kind === 'literal' ? args[3] : third;
  return handler === undefined ? [] : [{ events: eventsOf(types), selector, handler }];
}

function eventsOf(types: string): string[] {
  return types.split(/\s+/).flatMap((type) => {
    const [name] = type.split('.');
    return name === undefined || name === '' ? [] : [name];
  });
}

/** The one selector that a delegated click asks its target for: `event.target.closest('.remove')`. */
function delegatedTo(value: Value, events: readonly string[]): string | null {
  if (value.kind !== 'function' || !events.includes('click')) return null;
  const event = value.params[0] ?? '';
  const tests = [...value.does.calls, ...Object.values(value.locals ?? {})].flatMap((call) => {
    if (!('callee' in call) || call.callee.length !== 3 || call.callee[0] !== event || call.callee[1] !== 'target')
      return [];
    const [selector] = call.args;
    const isTest = call.callee[2] === 'closest' || call.callee[2] === 'matches';
    return isTest && selector?.kind === 'literal' && typeof selector.value === 'string' ? [selector.value] : [];
  });
  const selectors = [...new Set(tests)];
  return selectors.length === 1 ? (selectors[0] ?? null) : null;
}
