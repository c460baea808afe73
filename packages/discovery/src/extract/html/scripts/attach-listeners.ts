import type { FunctionValue, HandlerFacts, Value } from '../../facts/facts.js';
import { eventProp } from '../../script/event-prop.js';
import type { ElementLookup } from './element-lookup.js';
import { isAdrift, type PageElement } from '../page/page-element.js';
import { rewritePaths } from '../page/rewrite-paths.js';
import { GivenWordings } from './given-wordings.js';
import { HeardEvents } from './heard-events.js';
import type { Found, ScriptScope } from './script-scope.js';
import { GivenParameters, type ValueWithSelf } from './given-parameters.js';
import { hoistNames } from './hoist-names.js';
import { namedValue } from './named-value.js';
import { ScriptWalk, type Call, type ElementParams, type ScriptVisitor } from './script-walk.js';
import { selfIn, type Self } from './self-in.js';
import { selectElements } from '../page/select-elements.js';

const listening = new Set(['addEventListener', 'on', 'one', 'bind', 'live', 'delegate']);
const shorthands = new Set(['click', 'submit', 'change', 'input', 'keydown', 'keyup', 'dblclick', 'focus', 'blur']);
const nothing: HandlerFacts = { calls: [], assigns: [] };

/**
 * Follows a page's scripts into nested functions. Listeners become props of their elements (`onClick`, `onSubmit`). An
 * element is named by its id in calls (`['#dialog', 'showModal']`), values and assignment targets. A function that
 * attaches a listener becomes a name of the page if that name is free. Handlers use these names.
 * @param names the page's own names; completed in place
 * @param does the actions of the scripts at their top level
 */
export function attachListeners(lookup: ElementLookup, names: Record<string, Value>, does: HandlerFacts): void {
  const given = new GivenParameters(names);
  const params = elementParams(lookup, names, does, given);
  const visitor = new ListenerVisitor(lookup, names, given.selves);
  new ScriptWalk(lookup, params, visitor).body(does, names, { names, outer: null });
  visitor.nameSelves();
  visitor.wordings.show();
}

/** The most rounds in which a function passes on what it received. */
const mostRounds = 4;

/** Finds the elements of parameters, and names their other values. A later round finds what functions pass on. */
function elementParams(
  lookup: ElementLookup,
  names: Record<string, Value>,
  does: HandlerFacts,
  given: GivenParameters,
): ElementParams {
  const params: ElementParams = new Map();
  const calls = (list: readonly Call[], scope: ScriptScope): void => {
    for (const call of list) {
      bindParams(call, scope, lookup, params);
      given.note(call, scope);
    }
  };
  const isElement = (called: FunctionValue, param: string): boolean => params.get(called)?.has(param) === true;
  for (let round = 0, isNew = true; round < 2 || (isNew && round < mostRounds); round += 1) {
    new ScriptWalk(lookup, params, { calls }).body(does, names, { names, outer: null });
    isNew = given.name(isElement);
  }
  return params;
}

function bindParams(call: Call, scope: ScriptScope, lookup: ElementLookup, params: ElementParams): void {
  if (call.on !== undefined || call.args.length === 0) return;
  const called = namedValue(call.callee, scope)?.value;
  if (called?.kind !== 'function') return;
  called.params.forEach((param, index) => {
    const argument = call.args[index];
    const found = argument === undefined ? null : lookup.value(argument, scope);
    if (found === null || found.isPage === true || found.elements.length === 0) return;
    const known = params.get(called)?.get(param);
    const elements = [...new Set([...(known?.elements ?? []), ...found.elements])];
    const name = elements.length === 1 ? found.name : undefined;
    const bound = params.get(called) ?? new Map<string, Found>();
    params.set(called, bound.set(param, { elements, ...(name === undefined ? {} : { name }) }));
  });
}

class ListenerVisitor implements ScriptVisitor {
  readonly wordings = new GivenWordings();
  private readonly heard: HeardEvents;
  private readonly lookup: ElementLookup;
  private readonly names: Record<string, Value>;
  /** The handlers, and values of parameters, that run for an object, such as one of a class, with that object. */
  private readonly selves: ValueWithSelf[];

  constructor(lookup: ElementLookup, names: Record<string, Value>, selves: readonly ValueWithSelf[]) {
    this.lookup = lookup;
    this.names = names;
    this.selves = [...selves];
    this.heard = new HeardEvents(names);
  }

  calls(calls: readonly Call[], scope: ScriptScope): void {
    for (const call of calls) this.listen(call, scope);
  }

  leaveCall(call: Call, scope: ScriptScope): void {
    const named = this.lookup.named(call.callee, call.on, scope);
    if (named === null) return;
    call.callee = named;
    delete call.on;
  }

  assign(assign: HandlerFacts['assigns'][number], scope: ScriptScope): void {
    const found = this.lookup.receiver(assign.target, undefined, scope);
    for (const element of found?.elements ?? []) this.wordings.note(element, assign.target.at(-1) ?? '', assign.value);
    assign.target = this.lookup.named(assign.target, undefined, scope) ?? assign.target;
  }

  locals(locals: Record<string, Value>, scope: ScriptScope): void {
    for (const [name, value] of Object.entries(locals)) {
      const found = value.kind === 'call' ? this.lookup.value(value, scope) : null;
      if (found?.name !== undefined) locals[name] = { kind: 'reference', path: [found.name], at: value.at };
    }
  }

  reference(value: Extract<Value, { kind: 'reference' }>, scope: ScriptScope): void {
    value.path = this.lookup.named(value.path, undefined, scope) ?? value.path;
  }

  /** Adds the listener that a call attaches to the elements of the call. */
  private listen(call: Call, scope: ScriptScope): void {
    if (this.hear(call, scope)) return;
    const method = call.callee.at(-1) ?? '';
    const isShorthand = shorthands.has(method) && call.args.some((argument) => argument.kind !== 'literal');
    if (!listening.has(method) && !isShorthand) return;
    const found = this.lookup.receiver(call.callee, call.on, scope) ?? this.ownElement(call);
    if (found === null) return;
    for (const { events, selector, handler } of listenersOf(call, isShorthand ? method : null)) {
      const value = this.handlerValue(handler, scope);
      if (value === null) continue;
      const self = selfIn(scope);
      if (self !== undefined) this.selves.push({ value, self });
      const chosen = selector ?? delegatedTo(value, events);
      const targets = chosen === null ? found.elements : this.delegated(chosen, found);
      for (const element of targets) this.attach(element, events, value, call);
      if (targets.length > 0) hoistNames(scope, this.names);
    }
  }

  /** Names the listener of an event of the app's own: `bus.on('task:add', add)`. Returns false for any other call. */
  private hear(call: Call, scope: ScriptScope): boolean {
    const event = this.heard.eventOf(call, scope);
    const [, handler] = call.args;
    const value = event === undefined || handler === undefined ? null : this.handlerValue(handler, scope);
    if (event === undefined || value === null) return false;
    const self = selfIn(scope);
    if (self !== undefined) this.selves.push({ value, self });
    this.heard.add(event, value);
    hoistNames(scope, this.names);
    return true;
  }

  /** Returns what a custom element draws, for a listener on the element itself: `this.addEventListener(…)`. */
  private ownElement({ callee, args: [event] }: Call): Found | null {
    if (!/^this\.(?:shadowRoot\.)?addEventListener$/.test(callee.join('.'))) return null;
    const drawn = this.lookup.elements.filter(isAdrift);
    const isSubmit = event?.kind === 'literal' && event.value === 'submit';
    const forms = isSubmit ? drawn.filter(({ tag }) => tag === 'form') : [];
    return { elements: forms.length === 1 ? forms : [], isPage: true };
  }

  /** Returns the elements behind a selector that a listener around them asks for. What is drawn somewhere may be inside. */
  private delegated(selector: string, { elements, isPage }: Found): readonly PageElement[] {
    const { elements: all } = this.lookup;
    const inside = selectElements(selector, all, isPage === true ? undefined : elements);
    return inside.length > 0 ? inside : selectElements(selector, all).filter(isAdrift);
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

  /**
   * Returns the function of a handler, or its name. A call that wraps a function, like `debounce(save)`, is that
   * function.
   */
  private handlerValue(handler: Value, scope: ScriptScope): Value | null {
    switch (handler.kind) {
      case 'function':
        return handler;
      case 'reference': {
        const known = namedValue(handler.path, scope);
        const isOfPage = handler.path.length === 1 && known?.scope.outer === null;
        return known?.value?.kind === 'function' && !isOfPage ? known.value : handler;
      }
      case 'call':
        if (handler.callee.at(-1) === 'bind' && handler.callee.length > 1)
          return this.handlerValue({ kind: 'reference', path: handler.callee.slice(0, -1), at: handler.at }, scope);
        for (const argument of handler.args) {
          const value = this.handlerValue(argument, scope);
          if (value?.kind === 'function') return value;
        }
        return { kind: 'function', params: [], does: nothing, at: handler.at };
      default:
        return null;
    }
  }

  /** Gives each object behind a handler a name of the page, so that `this.save()` in the handler finds its function. */
  nameSelves(): void {
    const known = new Map<Self, string>();
    for (const { value, self } of this.selves) {
      const name = known.get(self) ?? `~this${known.size + 1}`;
      const members = new Set(self.entries.map(({ key }) => key));
      const named = ([first, ...below]: readonly string[]): string[] | undefined =>
        first === 'this' && (below.length === 0 || members.has(below[0] ?? '')) ? [name, ...below] : undefined;
      if (!known.has(self)) {
        known.set(self, name);
        this.names[name] = self;
        rewritePaths(self, named);
      }
      rewritePaths(value, named);
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

/**
 * Returns the listeners of one call: `(type, handler)`, jQuery's `(types, selector, handler)`, `({ type: handler })`,
 * `.click(handler)`.
 */
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

/**
 * Returns the one selector that the handler of a delegated click matches the target against:
 * `event.target.closest('.remove')`.
 */
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
