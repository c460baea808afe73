import type { LinkedHandler, LinkedValue } from '../../link/model/linked.js';
import { textMethod } from '../../link/known-calls/text-method.js';
import { member, truthOf } from '../values/prop-values.js';

/** What the items of unrolled loops stand for, by loop number. */
export type Items = ReadonlyMap<number, LinkedValue>;

function follow(value: LinkedValue, path: readonly string[]): LinkedValue {
  let found = value;
  for (const [depth, key] of path.entries()) {
    if (found.kind === 'object') {
      const next = member(found, key);
      if (next !== undefined) found = next;
      else if (found.spreads.length > 0) return { kind: 'unknown', at: found.at };
      else return { kind: 'literal', value: null, at: found.at };
    } else if (found.kind === 'array' && /^\d+$/.test(key)) {
      found = found.items[Number(key)] ?? { kind: 'literal', value: null, at: found.at };
    } else if (found.kind === 'choice') {
      // An entry that is there under a condition, `isAdmin && { … }`, is what it is when it is there.
      const there = found.options.filter((option) => option.kind !== 'literal' || Boolean(option.value));
      const options = there.map((option) => follow(option, path.slice(depth)));
      const [only] = options;
      return only !== undefined && options.length === 1 ? only : { kind: 'choice', options, at: found.at };
    } else if (found.kind === 'state' || found.kind === 'item' || found.kind === 'reference') {
      return { ...found, path: [...found.path, ...path.slice(depth)] };
    } else {
      return { kind: 'unknown', at: found.at };
    }
  }
  return found;
}

function substituteHandler(does: LinkedHandler, items: Items): LinkedHandler {
  return {
    calls: does.calls.map((call) => ({ ...call, args: call.args.map((arg) => substitute(arg, items)) })),
    sets: does.sets.map((set) => (set.value === undefined ? set : { ...set, value: substitute(set.value, items) })),
  };
}

/** What a call gives, now that what it is called on is known: a text's own methods, and a sum with a text in it. */
function worth(call: Extract<LinkedValue, { kind: 'call' }>): LinkedValue {
  const { callee, args, on, at } = call;
  if (callee.length === 1 && callee[0] === '+') {
    const hasText = args.some(
      (arg) => arg.kind === 'template' || (arg.kind === 'literal' && typeof arg.value === 'string'),
    );
    return hasText ? { kind: 'template', parts: args, at } : call;
  }
  if (on?.kind !== 'literal' || typeof on.value !== 'string' || callee.length < 2) return call;
  const known = args.flatMap((arg) => (arg.kind === 'literal' ? [arg.value] : []));
  const made = known.length === args.length ? textMethod(on.value, callee.at(-1) ?? '', known) : undefined;
  return made === undefined ? call : { kind: 'literal', value: made, at: on.at };
}

/** The value with the items of unrolled loops put in. Markup inside is left alone: the scene does it when it gets there. */
export function substitute(value: LinkedValue, items: Items): LinkedValue {
  if (items.size === 0) return value;
  const each = (one: LinkedValue): LinkedValue => substitute(one, items);
  switch (value.kind) {
    case 'item': {
      const item = items.get(value.loop);
      return item === undefined ? value : follow(item, value.path);
    }
    case 'template':
      return { ...value, parts: value.parts.map(each) };
    case 'choice': {
      const test = value.test === undefined ? undefined : each(value.test);
      const truth = test === undefined ? undefined : truthOf(test);
      const [yes, no] = value.options;
      if (truth === true && yes !== undefined && no !== undefined) return each(yes);
      if (truth === false && no !== undefined) return each(no);
      return { ...value, ...(test === undefined ? {} : { test }), options: value.options.map(each) };
    }
    case 'object':
      return {
        ...value,
        entries: value.entries.map((entry) => ({ key: entry.key, value: each(entry.value) })),
        spreads: value.spreads.map(each),
      };
    case 'array':
      return { ...value, items: value.items.map(each) };
    case 'call': {
      const { on } = value;
      return worth({ ...value, args: value.args.map(each), ...(on === undefined ? {} : { on: each(on) }) });
    }
    case 'function':
      return { ...value, does: substituteHandler(value.does, items) };
    default:
      return value;
  }
}
