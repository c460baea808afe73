import { force, type Evaluator } from '../model/evaluator.js';
import type { ListValue, ResolvedValue } from '../model/resolved-value.js';
import type { KnownCall, ValueCall } from './value-call.js';

type ListMethod = (evaluator: Evaluator, list: ListValue, call: ValueCall) => ResolvedValue | null;

/** A method that filters, cuts or reorders: the remaining items are unknown, so all items remain. */
const sameItems: ListMethod = (_, list) => list;
const anyItem: ListMethod = (evaluator, list) => evaluator.member(list, '[]');

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
  ['find', anyItem],
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
