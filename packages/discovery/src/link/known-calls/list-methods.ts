import { force, type Evaluator } from '../model/evaluator.js';
import { findingState } from './finding-state.js';
import { chosenPart } from './chosen-part.js';
import { limits } from '../model/limits.js';
import { absent, type ListValue, type ResolvedValue } from '../model/resolved-value.js';
import type { KnownCall, ValueCall } from './value-call.js';

type ListMethod = (evaluator: Evaluator, list: ListValue, call: ValueCall) => ResolvedValue | null;

/** A method that filters, cuts or reorders: the remaining items are unknown, so all items remain. */
const sameItems: ListMethod = (_, list) => list;
const anyItem: ListMethod = (evaluator, list) => evaluator.member(list, '[]');

/**
 * Finds the part of the page that a state chooses: `tabs.find((tab) => tab.id === active)`. A record that a state chooses is
 * any item while the state has a value. Any other item is any item.
 */
const find: ListMethod = (evaluator, list, call) => {
  const entries = list.items.map((item) => ({ test: testOf(evaluator, call, item), part: force(evaluator, item) }));
  const isTested = entries.every(({ test }) => test.kind === 'value' && test.value.kind === 'call');
  const part = isTested ? chosenPart(evaluator, entries, call.written.at) : null;
  if (part !== null) return part;
  const any = evaluator.member(list, '[]');
  const state = findingState(evaluator, call);
  return state === null ? any : { kind: 'either', test: state, options: [any, absent], at: list.at };
};

/** Returns the result of the function that a method receives, for one item. */
function testOf(
  evaluator: Evaluator,
  { args: [first], scope }: ValueCall,
  item: ListValue['items'][number],
): ResolvedValue {
  const fn = first === undefined ? absent : force(evaluator, first);
  if (fn.kind !== 'value' || fn.value.kind !== 'function') return absent;
  return evaluator.call({ fn: fn.value, closure: fn.scope, args: [item], caller: scope });
}

/** Compares a value with each text or number of a list: `['list', 'grid'].includes(view)`. */
const includes: ListMethod = (evaluator, list, { written: { args, at }, scope }) => {
  const [key] = args;
  const items = list.items.map((item) => force(evaluator, item));
  if (key === undefined || items.length === 0 || items.length > limits.alternatives) return null;
  const options = items.flatMap((item): ResolvedValue[] => {
    if (item.kind !== 'value' || item.value.kind !== 'literal') return [];
    return [{ kind: 'value', value: { kind: 'call', callee: ['==='], args: [key, item.value], at }, scope }];
  });
  const [only] = options;
  if (only === undefined || options.length < items.length) return null;
  return options.length === 1 ? only : { kind: 'either', options, at };
};

const concat: ListMethod = (evaluator, list, { args }) => {
  const [first] = args;
  if (first === undefined) return null;
  const more = force(evaluator, first);
  return { ...list, items: [...list.items, ...(more.kind === 'list' ? more.items : [more])] };
};

/** Maps by one of the app's own functions. A list of markup is a loop, which rendering recognises, and not known here. */
const map: ListMethod = (evaluator, list, { args, scope }) => {
  const [first] = args;
  const fn = first === undefined ? null : force(evaluator, first);
  if (fn?.kind !== 'value' || fn.value.kind !== 'function' || fn.value.returns !== undefined) return null;
  const { value, scope: closure } = fn;
  const items = list.items.map((item) => evaluator.call({ fn: value, closure, args: [item], caller: scope }));
  const isMarkup = items.some((item) => item.kind === 'value' && item.value.kind === 'markup');
  return isMarkup ? null : { ...list, items };
};

const methods: ReadonlyMap<string, ListMethod> = new Map([
  ['filter', sameItems],
  ['slice', sameItems],
  ['sort', sameItems],
  ['reverse', sameItems],
  ['toSorted', sameItems],
  ['toReversed', sameItems],
  ['flat', sameItems],
  ['find', find],
  ['includes', includes],
  ['at', anyItem],
  ['concat', concat],
  ['map', map],
]);

/** Array methods of a list whose items are known. */
export const listMethods: KnownCall = {
  name: 'methods of a known list',
  result(evaluator, call) {
    if (call.owner?.kind !== 'list') return null;
    return methods.get(call.written.callee.at(-1) ?? '')?.(evaluator, call.owner, call) ?? null;
  },
};
