import type { HandlerFacts, Value } from '../../facts/facts.js';
import type { ReactReader } from '../../react/values/react-reader.js';
import type { PageElement } from '../page/page-element.js';
import { expressionOf } from './alpine-expression.js';
import { rewriteNames, type ScopeNames } from './rewrite-names.js';

type ObjectValue = Extract<Value, { kind: 'object' }>;

/**
 * Binds the members of an element's `x-data` as names of the page: values as states, functions as locals. A name that is
 * taken gets a mark, because each `x-data` has names of its own.
 * @param outer the names of the data around the element
 * @returns the names inside the element, the outer ones included
 */
export function bindData(element: PageElement, outer: ScopeNames, reader: ReactReader): ScopeNames {
  const data = dataOf(element, reader);
  if (data === undefined) return outer;
  const names = new Map(outer);
  for (const { key } of data.entries) names.set(key, freeName(key, reader));
  for (const { key, value } of data.entries) {
    const name = names.get(key) ?? key;
    // A getter is read as its result, which uses other members.
    const isComputed = rewriteNames(value, names, 'this');
    if (value.kind === 'function' || isComputed) reader.frame.locals[name] = value;
    else reader.frame.states.push({ value: name, initial: value });
  }
  return names;
}

/** Returns the object of `x-data="{ open: false }"`, `x-data="tasks()"` or `x-data="tasks"`. */
function dataOf(element: PageElement, reader: ReactReader): ObjectValue | undefined {
  const given = expressionOf(element, 'x-data', reader);
  if (given?.kind === 'object') return given;
  const name =
    given?.kind === 'call' ? given.callee.join('.') : given?.kind === 'reference' ? given.path.join('.') : undefined;
  if (name === undefined) return undefined;
  const { locals, does } = reader.frame;
  const maker = Object.hasOwn(locals, name) ? locals[name] : registered(name, does);
  const made = maker?.kind === 'function' ? maker.result : undefined;
  return made?.kind === 'object' ? structuredClone(made) : undefined;
}

/** Returns the function of `Alpine.data('tasks', () => ({ … }))`, also inside of a listener for `alpine:init`. */
function registered(name: string, { calls }: HandlerFacts): Value | undefined {
  for (const { callee, args } of calls) {
    const [first, second] = args;
    if (callee.join('.') === 'Alpine.data' && first?.kind === 'literal' && first.value === name) return second;
    for (const arg of args) {
      const found = arg.kind === 'function' ? registered(name, arg.does) : undefined;
      if (found !== undefined) return found;
    }
  }
  return undefined;
}

function freeName(name: string, { frame }: ReactReader): string {
  const isTaken = (one: string): boolean =>
    Object.hasOwn(frame.locals, one) || frame.states.some(({ value }) => value === one);
  let free = name;
  for (let count = 2; isTaken(free); count += 1) free = `${name}~${count}`;
  return free;
}
