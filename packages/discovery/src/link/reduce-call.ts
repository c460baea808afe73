import type { FunctionValue, Value } from '../extract/facts.js';
import { bindFunction } from './bind-function.js';
import { limits } from './limits.js';
import type { Linker } from './linker.js';
import { lookUpPath } from './look-up.js';
import { absent, type Meaning, type OutsideCall, type Scope, type Thunk } from './meaning.js';

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

/** A store's hook called with a selector gives that part of the store; see storeOf. */
function resultOfResult(
  linker: Linker,
  meaning: Extract<Meaning, { kind: 'result' }>,
  call: CallValue,
  scope: Scope,
  args: Thunk[],
  owner: Meaning | null,
): Meaning {
  const store = meaning.path.length === 0 || meaning.path[0] === 'getState' ? storeOf(linker, meaning) : null;
  if (store !== null) {
    const [selector] = args;
    const picked = selector === undefined ? null : linker.force(selector);
    if (picked === null) return store;
    if (picked.kind === 'value' && picked.value.kind === 'function') {
      return linker.call(picked.value, picked.scope, [store], scope);
    }
  }
  return outsideResult(resultPath(meaning), call, scope, owner ?? meaning, meaning.call.package);
}

/** `create((set, get) => ({ … }))`: a call from outside that is given a function which gives an object makes a store of it. */
function storeOf(linker: Linker, meaning: Extract<Meaning, { kind: 'result' }>): Meaning | null {
  for (const argument of meaning.call.value.args) {
    const given = linker.reduce(argument, meaning.call.scope);
    if (given.kind === 'result' && given.path.length === 0) {
      const inner = storeOf(linker, given);
      if (inner !== null) return inner;
    }
    if (given.kind !== 'value' || given.value.kind !== 'function') continue;
    const made = linker.call(given.value, given.scope, [], meaning.call.scope);
    if (made.kind === 'value' && made.value.kind === 'object') return made;
  }
  return null;
}

const transparent = new Set([
  'useCallback',
  'useEvent',
  'useEffectEvent',
  'useEventCallback',
  'useMemoizedFn',
  'memo',
  'forwardRef',
  'observer',
  'freeze',
  'useDeferredValue',
  'toRef',
  'unref',
  'readonly',
  'markRaw',
  'structuredClone',
  'defineComponent',
]);
const computing = new Set(['useMemo', 'computed']);

/** What React's and Vue's own wrappers give is what they wrap. */
function throughWrapper(
  linker: Linker,
  name: string,
  pack: string | undefined,
  args: Thunk[],
  scope: Scope,
): Meaning | null {
  const [first] = args;
  if (first === undefined) return null;
  if (transparent.has(name)) return linker.force(first);
  if (computing.has(name)) {
    const fn = linker.force(first);
    if (fn.kind === 'value' && fn.value.kind === 'function') return linker.call(fn.value, fn.scope, [], scope);
    return null;
  }
  if (name === 'useContext' || (name === 'use' && pack === 'react')) return contextValue(linker.force(first), scope);
  if (name === 'assign') return linker.force(args.length > 1 ? mergedObjects(args, scope) : first);
  return null;
}

/** `Object.assign(Root, { Trigger })`: members of all, what is first stays what it is. */
function mergedObjects(args: Thunk[], scope: Scope): Thunk {
  const [first] = args;
  const at = first?.value.at ?? { file: '', line: 1, column: 1 };
  return { kind: 'thunk', value: { kind: 'object', entries: [], spreads: args.map((one) => one.value), at }, scope };
}

/** The value of the nearest provider around, where that is seen. */
function contextValue(context: Meaning, scope: Scope): Meaning | null {
  if (context.kind !== 'result') return null;
  for (let at = scope.contexts; at !== null; at = at.outer) {
    if (at.context === context.call.value) return at.value;
  }
  return null;
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

/** Runs an own function: the markup or value that it gives, names of its own bound to the arguments. */
export function callFunction(
  linker: Linker,
  fn: FunctionValue,
  closure: Scope,
  args: (Meaning | Thunk)[],
  caller: Scope,
): Meaning {
  if (caller.calls >= limits.calls || closure.calls >= limits.calls) return { kind: 'unresolved', path: [] };
  if (fn.returns === undefined && fn.result === undefined) return absent;
  if (linker.left.runs <= 0) return { kind: 'unresolved', path: [] };
  linker.left.runs -= 1;
  const scope = bindFunction(linker, fn, closure, args, calledFrom(linker, fn, closure, caller));
  linker.laid.add(fn);
  closure.laid.add(fn);
  if (fn.returns !== undefined)
    return { kind: 'value', value: { kind: 'markup', nodes: fn.returns, at: fn.at }, scope };
  return fn.result === undefined ? absent : linker.reduce(fn.result, scope);
}

/** Module functions belong to the instance that calls them, closures to the one that made them; hooks name their states. */
export function calledFrom(linker: Linker, fn: FunctionValue, closure: Scope, caller: Scope): Partial<Scope> {
  const calls = Math.max(caller.calls, closure.calls) + 1;
  if (closure.owner !== closure.module.scope.owner) return { calls };
  const name = linker.functionNames.get(fn) ?? '';
  const { owner, contexts } = caller;
  if (!/^use[A-Z]/.test(name)) return { calls, owner, contexts, statePrefix: caller.statePrefix };
  const count = (owner.hooks.get(name) ?? 0) + 1;
  owner.hooks.set(name, count);
  return { calls, owner, contexts, statePrefix: `${caller.statePrefix}${name}${count === 1 ? '' : count}.` };
}
