import { force, type Evaluator } from '../model/evaluator.js';
import type { DeferredValue, ResolvedValue } from '../model/resolved-value.js';
import type { KnownCall } from './value-call.js';

/** The depth to which objects spread into objects are known. */
const MAX_DEPTH = 8;

type Part = (
  key: ResolvedValue,
  value: DeferredValue,
  at: DeferredValue['value']['at'],
) => ResolvedValue | DeferredValue;

const parts: ReadonlyMap<string, Part> = new Map<string, Part>([
  ['keys', (key) => key],
  ['values', (_, value) => value],
  ['entries', (key, value, at) => ({ kind: 'list', items: [key, value], at })],
]);

/** `Object.keys`, `Object.values` and `Object.entries` of an object whose members are all known. */
export const objectParts: KnownCall = {
  name: 'keys, values and entries of a known object',
  result(evaluator, { callee, args: [first] }) {
    if (callee.kind !== 'unresolved' || callee.path.length !== 2 || callee.path[0] !== 'Object') return null;
    const part = parts.get(callee.path[1] ?? '');
    if (part === undefined || first === undefined) return null;
    const object = force(evaluator, first);
    const members = membersOf(evaluator, object, 0);
    if (members === null || object.kind !== 'value') return null;
    const { value, scope } = object;
    const items = [...members].map(([key, member]) =>
      part({ kind: 'value', value: { kind: 'literal', value: key, at: value.at }, scope }, member, value.at),
    );
    return { kind: 'list', items, at: value.at };
  },
};

function membersOf(evaluator: Evaluator, object: ResolvedValue, depth: number): Map<string, DeferredValue> | null {
  if (object.kind !== 'value' || object.value.kind !== 'object' || depth > MAX_DEPTH) return null;
  const { value, scope } = object;
  const members = new Map<string, DeferredValue>();
  for (const spread of value.spreads) {
    const inner = membersOf(evaluator, evaluator.evaluate(spread, scope), depth + 1);
    if (inner === null) return null;
    for (const [key, member] of inner) if (value.omit?.includes(key) !== true) members.set(key, member);
  }
  for (const entry of value.entries) members.set(entry.key, { kind: 'deferred', value: entry.value, scope });
  return members;
}
