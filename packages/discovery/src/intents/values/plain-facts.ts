import type { HandlerFacts, Value } from '../../extract/facts/facts.js';
import type { LinkedHandler, LinkedValue } from '../../link/model/linked.js';

/** The depth to which functions and objects inside arguments are kept. */
const MAX_DEPTH = 4;

/** Returns the calls and assignments of a linked handler as facts without links. */
export function plainHandler(does: LinkedHandler, depth = 0): HandlerFacts {
  return {
    calls: does.calls.map((call) => ({
      callee: call.callee,
      args: call.args.map((arg) => plainValue(arg, depth + 1)),
      ...(call.on === undefined ? {} : { on: plainValue(call.on, depth + 1) }),
      ...(call.own === undefined ? {} : { own: call.own }),
      ...(call.fresh === undefined ? {} : { fresh: call.fresh }),
      at: call.at,
    })),
    assigns: does.sets.map((set) => ({
      target: [set.state],
      value: set.value === undefined ? { kind: 'unknown', at: set.at } : plainValue(set.value, depth + 1),
      at: set.at,
    })),
  };
}

/** Returns a linked value as facts without links. States and loop items become references, markup becomes unknown. */
export function plainValue(value: LinkedValue, depth = 0): Value {
  if (depth > MAX_DEPTH) return { kind: 'unknown', at: value.at };
  const each = (one: LinkedValue): Value => plainValue(one, depth + 1);
  switch (value.kind) {
    case 'state':
      return { kind: 'reference', path: [value.id, ...value.path], at: value.at };
    case 'item':
      return { kind: 'reference', path: ['item', ...value.path], at: value.at };
    case 'reference':
      return { kind: 'reference', path: value.path, at: value.at };
    case 'template':
      return { kind: 'template', parts: value.parts.map(each), at: value.at };
    case 'choice':
      return { kind: 'choice', options: value.options.map(each), at: value.at };
    case 'object':
      return {
        kind: 'object',
        entries: value.entries.map((entry) => ({ key: entry.key, value: each(entry.value) })),
        spreads: value.spreads.map(each),
        at: value.at,
      };
    case 'array':
      return { kind: 'array', items: value.items.map(each), at: value.at };
    case 'call':
      return {
        kind: 'call',
        callee: value.callee,
        args: value.args.map(each),
        ...(value.on === undefined ? {} : { on: each(value.on) }),
        at: value.at,
      };
    case 'function':
      return { kind: 'function', params: [], does: plainHandler(value.does, depth), at: value.at };
    case 'markup':
      return { kind: 'unknown', at: value.at };
    default:
      return value;
  }
}
