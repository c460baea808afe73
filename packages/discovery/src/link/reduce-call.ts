import type { FunctionValue, Value } from '../extract/facts.js';
import type { Linker } from './linker.js';
import { lookUpPath } from './look-up.js';
import { absent, type Meaning, type OutsideCall, type Scope, type Thunk } from './meaning.js';
import { storeOf } from './store-of.js';
import { throughWrapper } from './through-wrapper.js';

type CallValue = Extract<Value, { kind: 'call' }>;

const operators = new Set(['===', '!==', '<', '<=', '>', '>=', '...']);

/** What a call gives: own functions are run, React's wrappers looked through, all else is a result from outside. */
export function reduceCall(linker: Linker, call: CallValue, scope: Scope): Meaning {
  const { callee, args } = call;
  const [operator] = callee;
  if (callee.length === 1 && operators.has(operator ?? '')) return { kind: 'value', value: call, scope };
  if (operator === '[]') return computedMember(linker, call, scope);
  const { owner, meaning } = calleeMeaning(linker, call, scope);
  const ofList = owner?.kind === 'list' ? listMethod(linker, owner, callee.at(-1) ?? '', call, scope) : null;
  if (ofList !== null) return ofList;
  return callMeaning(linker, meaning, call, scope, thunks(args, scope), owner);
}

export function thunks(args: readonly Value[], scope: Scope): Thunk[] {
  return args.map((value) => ({ kind: 'thunk', value, scope }));
}

/** What is called, and what it is a member of. */
export function calleeMeaning(
  linker: Linker,
  call: { callee: string[]; on?: Value },
  scope: Scope,
): { owner: Meaning | null; meaning: Meaning } {
  const { callee, on } = call;
  const last = callee.at(-1) ?? '';
  if (on === undefined) {
    if (callee.length < 2) return { owner: null, meaning: lookUpPath(linker, scope, callee) };
    const owner = lookUpPath(linker, scope, callee.slice(0, -1));
    return {
      owner,
      meaning: owner.kind === 'unresolved' ? { kind: 'unresolved', path: callee } : linker.member(owner, last),
    };
  }
  const keys = callee.slice(callee.findLastIndex((part) => part.endsWith('()')) + 1);
  let owner: Meaning | null = null;
  let meaning = linker.reduce(on, scope);
  for (const key of keys) {
    owner = meaning;
    meaning = linker.member(meaning, key);
  }
  return { owner, meaning };
}

function callMeaning(
  linker: Linker,
  meaning: Meaning,
  call: CallValue,
  scope: Scope,
  args: Thunk[],
  owner: Meaning | null,
): Meaning {
  switch (meaning.kind) {
    case 'value':
      return meaning.value.kind === 'function'
        ? linker.call(meaning.value, meaning.scope, args, scope)
        : outsideResult(call.callee, call, scope, owner);
    case 'either': {
      const options = meaning.options.filter((option) => option.kind !== 'absent');
      const [only] = options;
      if (only !== undefined && options.length === 1) return callMeaning(linker, only, call, scope, args, owner);
      const results = options.map((option) => callMeaning(linker, option, call, scope, args, owner));
      return results.length === 0 ? absent : { kind: 'either', options: results, at: call.at };
    }
    case 'outside': {
      const wrapper = throughWrapper(linker, meaning.path.at(-1) ?? '', meaning.package, args, scope);
      if (wrapper !== null) return wrapper;
      return outsideResult(meaning.path, call, scope, owner, meaning.package);
    }
    case 'unresolved': {
      const wrapper = throughWrapper(linker, meaning.path.at(-1) ?? '', undefined, args, scope);
      return wrapper ?? outsideResult(meaning.path, call, scope, owner);
    }
    case 'result':
      return resultOfResult(linker, meaning, call, scope, args, owner);
    case 'absent':
    case 'setter':
      return absent;
    case 'component':
      return { kind: 'unresolved', path: [meaning.component.name] };
    case 'list':
    case 'namespace':
    case 'store':
    case 'state':
    case 'item':
    case 'given':
      return outsideResult(call.callee, call, scope, owner);
  }
}

function outsideResult(callee: string[], call: CallValue, scope: Scope, owner: Meaning | null, pack?: string): Meaning {
  const keepsOwner = owner?.kind === 'result' || owner?.kind === 'state' || owner?.kind === 'item';
  const made: OutsideCall = {
    callee,
    value: call,
    scope,
    ...(pack === undefined ? {} : { package: pack }),
    ...(keepsOwner ? { on: owner } : {}),
  };
  return { kind: 'result', call: made, path: [] };
}

/** The path of a result: what its call's callee gives, and the members below. */
export function resultPath({ call, path }: Extract<Meaning, { kind: 'result' }>): string[] {
  return [...call.callee.slice(0, -1), `${call.callee.at(-1) ?? ''}()`, ...path];
}

/** A store's hook called with a selector gives that part of the store. */
function resultOfResult(
  linker: Linker,
  meaning: Extract<Meaning, { kind: 'result' }>,
  call: CallValue,
  scope: Scope,
  args: Thunk[],
  owner: Meaning | null,
): Meaning {
  const store = meaning.path.length === 0 || meaning.path[0] === 'getState' ? storeOf(linker, meaning) : null;
  if (store === null) return outsideResult(resultPath(meaning), call, scope, owner ?? meaning, meaning.call.package);
  const [selector] = args;
  const picked = selector === undefined ? null : linker.force(selector);
  if (picked?.kind !== 'value' || picked.value.kind !== 'function') return store;
  return linker.call(picked.value, picked.scope, [store], scope);
}

function computedMember(linker: Linker, call: CallValue, scope: Scope): Meaning {
  const [object, key] = call.args;
  if (object === undefined) return absent;
  const owner = linker.reduce(object, scope);
  const by = key === undefined ? null : linker.reduce(key, scope);
  if (by?.kind === 'value' && by.value.kind === 'literal' && by.value.value !== null) {
    return linker.member(owner, String(by.value.value));
  }
  return linker.member(owner, '[]');
}

const keepsItems = new Set(['filter', 'slice', 'sort', 'reverse', 'toSorted', 'toReversed', 'flat']);

/** Array methods on a known list; what is filtered or cut counts whole. */
function listMethod(
  linker: Linker,
  list: Extract<Meaning, { kind: 'list' }>,
  method: string,
  call: CallValue,
  scope: Scope,
): Meaning | null {
  if (keepsItems.has(method)) return list;
  const [first] = call.args;
  if (method === 'concat' && first !== undefined) {
    const more = linker.reduce(first, scope);
    return { ...list, items: [...list.items, ...(more.kind === 'list' ? more.items : [more])] };
  }
  if (method === 'find' || method === 'at') return linker.member(list, '[]');
  if (method === 'map' && first !== undefined) {
    const fn = linker.reduce(first, scope);
    if (fn.kind !== 'value' || fn.value.kind !== 'function' || fn.value.returns !== undefined) return null;
    const body: FunctionValue = fn.value;
    return { ...list, items: list.items.map((item) => linker.call(body, fn.scope, [item], scope)) };
  }
  return null;
}
