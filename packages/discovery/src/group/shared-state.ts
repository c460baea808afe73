import { words } from '@webmcp/text';

import type { HandlerFacts, Value } from '../extract/facts/facts.js';
import type { Boundary, Intent } from '../intents/model/intent.js';
import { isWholeStore } from '../intents/model/is-whole-store.js';
import { knownButtonWords } from '../intents/openers/button-words.js';

/** Decides whether an action's handlers read or set the state of a field, or a state that its suggestions set. */
export function sharesState(action: Intent, field: Intent): boolean {
  return [stateOf(field), ...(field.suggests ?? [])].some((state) => usesState(action, state));
}

function usesState(action: Intent, state: string | undefined): boolean {
  if (state === undefined) return false;
  return (
    passes(action, state) ||
    action.handlers.some(
      (handler) =>
        handler.sets.some((set) => setsMember(set.state, state)) ||
        handler.does.calls.some((call) => overlaps(call.callee.slice(0, -1).join('.'), state)) ||
        handler.does.assigns.some((assign) => mentions(assign.value, state)),
    )
  );
}

/** Decides whether an action's handlers pass the state that a field is bound to as an argument. */
export const passesState = (action: Intent, field: Intent): boolean => passes(action, stateOf(field));

/**
 * Decides whether an action's handlers pass the state of a field, or call a method of a member: `chosen.genres.some(…)`. The
 * state is the bound one, else each that the field sets as it changes.
 */
export function readsState(action: Intent, field: Intent): boolean {
  const set = field.handlers.flatMap(({ sets }) => sets.map(({ state }) => state));
  const states = field.binds === undefined ? set : [field.binds.replace(/(?:\.\[\])+$/, '')];
  const isRead = (value: Value): boolean => states.some((state) => mentions(value, state));
  return (
    passesState(action, field) ||
    action.handlers.some(({ does }) => does.calls.some(({ on }) => on !== undefined && isRead(on)))
  );
}

const passes = (action: Intent, state: string | undefined): boolean =>
  state !== undefined &&
  action.handlers.some(({ does }) => does.calls.some((call) => passed(call).some((arg) => mentions(arg, state))));

/** The calls of a router that change the address. */
const goes = /^(?:push|replace|navigate)$/;

/**
 * Returns the arguments of a call that it may use. `router.push({ query: { ...route.query, page } })` only keeps the rest of
 * the address, and gives the other members to nobody.
 */
function passed({ callee, args }: HandlerFacts['calls'][number]): readonly Value[] {
  return goes.test(callee.at(-1) ?? '') ? args.map(withoutQuery) : args;
}

function withoutQuery(value: Value): Value {
  if (value.kind !== 'object') return value;
  const entries = value.entries.map((entry) => ({ ...entry, value: withoutQuery(entry.value) }));
  return { ...value, entries, spreads: value.spreads.filter((one) => !isQuery(one)) };
}

const isQuery = (value: Value): boolean => value.kind === 'reference' && value.path.at(-1) === 'query';

/** Decides whether an action passes the member that a field is bound to. The record as a whole is no sign of one member. */
export function passesMember(action: Intent, field: Intent): boolean {
  const state = stateOf(field);
  const record = state?.slice(0, Math.max(state.lastIndexOf('.'), 0));
  return (
    state !== undefined &&
    action.handlers.some(({ does }) =>
      does.calls.some(({ args }) =>
        args.some((arg) => mentions(arg, state) && !(arg.kind === 'reference' && arg.path.join('.') === record)),
      ),
    )
  );
}

/** Calls that compare a text with an argument, and give the argument to nobody. */
const comparing = /^(?:includes|startsWith|endsWith|indexOf|match|test|localeCompare)$/;

/** Decides whether an action passes the state of a field to comparisons alone, and sets no state. */
export function onlyCompares(action: Intent, field: Intent): boolean {
  const state = stateOf(field);
  if (state === undefined || action.handlers.some(({ sets }) => sets.length > 0)) return false;
  const using = action.handlers.flatMap(({ does }) =>
    does.calls.filter((call) => call.args.some((arg) => mentions(arg, state))),
  );
  return using.length > 0 && using.every(({ callee }) => comparing.test(callee.at(-1) ?? ''));
}

/** Decides whether an action passes the state of a field to a call that deletes or ends something: `remove(id)`. */
export function passesToEnding(action: Intent, field: Intent): boolean {
  const state = stateOf(field);
  return (
    state !== undefined &&
    action.handlers.some(({ does }) =>
      does.calls.some(
        ({ callee, args }) =>
          args.some((arg) => mentions(arg, state)) &&
          (knownButtonWords.ends(words(callee.at(-1) ?? '').join(' ')) || args.some(isDeleteRequest)),
      ),
    )
  );
}

/** Decides whether an argument asks for a request that deletes: `{ method: 'DELETE' }`. */
const isDeleteRequest = (arg: Value): boolean =>
  arg.kind === 'object' &&
  arg.entries.some(({ value }) => value.kind === 'literal' && String(value.value).toUpperCase() === 'DELETE');

/** Returns the state whose number of entries shows a boundary: `selected` of `selected.length > 0`. */
export const countedState = ({ shownBy }: Pick<Boundary, 'shownBy'>): string | undefined => countedIn(shownBy);

/** Returns the state whose number of entries a path is: `selected` of `selected.length`. */
export const countedIn = (path: string | undefined): string | undefined =>
  /^(.+)\.(?:length|size)$/.exec(path ?? '')?.[1];

/** Decides whether the number of entries in a state shows a button, and not the field. */
export const appearsByCount = ({ shownIf }: Intent, field: Intent): boolean =>
  countedIn(shownIf?.state) !== undefined && shownIf?.state !== field.shownIf?.state;

/** Returns the state of a field. The script of a plain page reads a field without a state by its id: `#name`. */
function stateOf({ binds, domId }: Intent): string | undefined {
  return binds ?? (domId === undefined ? undefined : `#${domId}`);
}

/** Decides whether a value refers to a state at any depth. */
function mentions(value: Value, state: string): boolean {
  switch (value.kind) {
    case 'reference':
      return overlaps(value.path.join('.'), state);
    case 'call':
      return (
        overlaps(value.callee.slice(0, -1).join('.'), state) || partsOf(value).some((part) => mentions(part, state))
      );
    default:
      return partsOf(value).some((part) => mentions(part, state));
  }
}

/** Returns the values that a value is composed of. */
function partsOf(value: Value): readonly Value[] {
  switch (value.kind) {
    case 'template':
      return value.parts;
    case 'choice':
      return [...(value.test === undefined ? [] : [value.test]), ...value.options];
    case 'array':
      return value.items;
    case 'object':
      return [...value.entries.map((entry) => entry.value), ...value.spreads];
    case 'call':
      return [...value.args, ...(value.on === undefined ? [] : [value.on])];
    case 'function':
      return [...value.does.calls.flatMap(({ args }) => args), ...value.does.assigns.map((assign) => assign.value)];
    default:
      return [];
  }
}

/** Decides whether a set of a state may be of a field's state. A whole store has other members too. */
const setsMember = (set: string, state: string): boolean =>
  set === state || (!isWholeStore(set) && overlaps(set, state));

/** Decides whether one path is the other or contains it: `order` and `order.item`. */
function overlaps(path: string, state: string): boolean {
  return path === state || path.startsWith(`${state}.`) || (path !== '' && state.startsWith(`${path}.`));
}

/** Decides whether an action runs each of the app's own functions that a field runs as it changes. */
export function runsOwnOf(action: Intent, field: Intent): boolean {
  const [run, runs] = [ownCalls(field), ownCalls(action)];
  return run.length > 0 && run.every((name) => runs.includes(name));
}

const ownCalls = ({ handlers }: Intent): string[] =>
  handlers.flatMap(({ does }) => does.calls.flatMap(({ own, callee }) => (own === true ? [callee.join('.')] : [])));
