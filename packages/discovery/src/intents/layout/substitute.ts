import type { LinkedHandler, LinkedValue } from '../../link/model/linked.js';
import { textMethod } from '../../link/known-calls/text-methods.js';
import { member } from '../values/prop-values.js';
import { truthOf } from '../values/truth-of.js';
import type { ConstantItem } from './constant-items.js';

/** The items of the unrolled loops around a node, with their positions or keys, by the loop's number. */
export type Items = ReadonlyMap<number, ConstantItem>;

/** The list that each loop iterates, by the loop's number. */
export type Loops = ReadonlyMap<number, LinkedValue>;

/** Returns the value at a path below a value; `null` if a known object lacks the member. */
function valueAtPath(value: LinkedValue, path: readonly string[]): LinkedValue {
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
      // A conditional item, `isAdmin && { … }`, is read as present.
      const present = found.options.filter((option) => option.kind !== 'literal' || Boolean(option.value));
      const options = present.map((option) => valueAtPath(option, path.slice(depth)));
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

/** Evaluates a call with known arguments: a method of a text, or a sum with a text. Returns other calls unchanged. */
function evaluateCall(call: Extract<LinkedValue, { kind: 'call' }>): LinkedValue {
  const { callee, args, on, at } = call;
  if (callee.length === 1 && callee[0] === '+') {
    const hasText = args.some(
      (arg) => arg.kind === 'template' || (arg.kind === 'literal' && typeof arg.value === 'string'),
    );
    return hasText ? { kind: 'template', parts: args, at } : call;
  }
  if (on?.kind !== 'literal' || typeof on.value !== 'string' || callee.length < 2) return call;
  const known = args.flatMap((arg) => (arg.kind === 'literal' ? [arg.value] : []));
  const result = known.length === args.length ? textMethod(on.value, callee.at(-1) ?? '', known) : undefined;
  return result === undefined ? call : { kind: 'literal', value: result, at: on.at };
}

type Choice = Extract<LinkedValue, { kind: 'choice' }>;

/** Substitutes in a choice, and takes the one option of a choice of two with a known test. */
function substituteChoice(value: Choice, each: (one: LinkedValue) => LinkedValue): LinkedValue {
  const test = value.test === undefined ? undefined : each(value.test);
  const truth = test === undefined ? undefined : truthOf(test);
  const [whenTrue, whenFalse] = value.options;
  const taken = truth === undefined || whenFalse === undefined ? undefined : truth ? whenTrue : whenFalse;
  if (taken !== undefined) return each(taken);
  return { ...value, ...(test === undefined ? {} : { test }), options: value.options.map(each) };
}

/**
 * Replaces the items of unrolled loops in a value. Markup inside stays unchanged: the scene substitutes the items when
 * it renders the markup.
 */
export function substitute(value: LinkedValue, items: Items): LinkedValue {
  if (items.size === 0) return value;
  const each = (one: LinkedValue): LinkedValue => substitute(one, items);
  switch (value.kind) {
    case 'item': {
      const one = items.get(value.loop);
      return one === undefined ? value : valueAtPath(one.item, value.path);
    }
    case 'reference': {
      const one = value.indexOf === undefined ? undefined : items.get(value.indexOf);
      return one === undefined ? value : { kind: 'literal', value: one.index, at: value.at };
    }
    case 'template':
      return { ...value, parts: value.parts.map(each) };
    case 'choice':
      return substituteChoice(value, each);
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
      return evaluateCall({ ...value, args: value.args.map(each), ...(on === undefined ? {} : { on: each(on) }) });
    }
    case 'function':
      return { ...value, does: substituteHandler(value.does, items) };
    default:
      return value;
  }
}
