import type { FunctionValue, Value } from '../../extract/facts/facts.js';
import type { Linker } from '../model/linker.js';
import type { ResolvedValue, LexicalScope, DeferredValue } from '../model/resolved-value.js';
import { textMethod, type Argument } from './text-method.js';

type CallValue = Extract<Value, { kind: 'call' }>;

/** What the language's own functions give for values that are known: of arrays, of objects, of text. Null for all else. */
export function knownResult(
  linker: Linker,
  owner: ResolvedValue | null,
  resolved: ResolvedValue,
  call: CallValue,
  scope: LexicalScope,
): ResolvedValue | null {
  const method = call.callee.at(-1) ?? '';
  if (owner?.kind === 'list') return listMethod(linker, owner, method, call, scope);
  if (owner?.kind === 'value' && owner.value.kind === 'literal') return ofText(linker, owner, method, call, scope);
  if (resolved.kind !== 'unresolved' || call.args[0] === undefined) return null;
  const [first, second] = resolved.path;
  if (first === 'String' && second === undefined) return textOf(linker.evaluate(call.args[0], scope));
  if (first !== 'Object' || resolved.path.length !== 2) return null;
  return objectParts(linker, second ?? '', linker.evaluate(call.args[0], scope));
}

function textOf(resolved: ResolvedValue): ResolvedValue | null {
  if (resolved.kind !== 'value' || resolved.value.kind !== 'literal') return null;
  return { ...resolved, value: { ...resolved.value, value: String(resolved.value.value) } };
}

function ofText(
  linker: Linker,
  text: Extract<ResolvedValue, { kind: 'value' }>,
  method: string,
  call: CallValue,
  scope: LexicalScope,
): ResolvedValue | null {
  const { value } = text;
  if (value.kind !== 'literal' || typeof value.value !== 'string') return null;
  const args: Argument[] = [];
  for (const arg of call.args) {
    const known = linker.evaluate(arg, scope);
    if (known.kind !== 'value' || known.value.kind !== 'literal') return null;
    args.push(known.value.value);
  }
  const made = textMethod(value.value, method, args);
  return made === undefined ? null : { kind: 'value', value: { ...value, value: made }, scope: text.scope };
}

/** `Object.keys`, `Object.values` and `Object.entries` of an object that is known as a whole. */
function objectParts(linker: Linker, method: string, object: ResolvedValue): ResolvedValue | null {
  if (method !== 'keys' && method !== 'values' && method !== 'entries') return null;
  const members = membersOf(linker, object, 0);
  if (members === null || object.kind !== 'value') return null;
  const { at } = object.value;
  const items = [...members].map(([key, value]): ResolvedValue | DeferredValue => {
    const name: ResolvedValue = { kind: 'value', value: { kind: 'literal', value: key, at }, scope: object.scope };
    return method === 'keys' ? name : method === 'values' ? value : { kind: 'list', items: [name, value], at };
  });
  return { kind: 'list', items, at };
}

function membersOf(linker: Linker, object: ResolvedValue, depth: number): Map<string, DeferredValue> | null {
  if (object.kind !== 'value' || object.value.kind !== 'object' || depth > 8) return null;
  const { value, scope } = object;
  const members = new Map<string, DeferredValue>();
  for (const spread of value.spreads) {
    const inner = membersOf(linker, linker.evaluate(spread, scope), depth + 1);
    if (inner === null) return null;
    for (const [key, member] of inner) if (value.omit?.includes(key) !== true) members.set(key, member);
  }
  for (const entry of value.entries) members.set(entry.key, { kind: 'deferred', value: entry.value, scope });
  return members;
}

const keepsItems = new Set(['filter', 'slice', 'sort', 'reverse', 'toSorted', 'toReversed', 'flat']);

/** Array methods on a known list; what is filtered or cut counts whole. */
function listMethod(
  linker: Linker,
  list: Extract<ResolvedValue, { kind: 'list' }>,
  method: string,
  call: CallValue,
  scope: LexicalScope,
): ResolvedValue | null {
  if (keepsItems.has(method)) return list;
  const [first] = call.args;
  if (method === 'concat' && first !== undefined) {
    const more = linker.evaluate(first, scope);
    return { ...list, items: [...list.items, ...(more.kind === 'list' ? more.items : [more])] };
  }
  if (method === 'find' || method === 'at') return linker.member(list, '[]');
  if (method === 'map' && first !== undefined) {
    const fn = linker.evaluate(first, scope);
    if (fn.kind !== 'value' || fn.value.kind !== 'function' || fn.value.returns !== undefined) return null;
    const body: FunctionValue = fn.value;
    const items = list.items.map((item) => linker.call(body, fn.scope, [item], scope));
    const isMarkup = items.some((item) => item.kind === 'value' && item.value.kind === 'markup');
    return isMarkup ? null : { ...list, items };
  }
  return null;
}
