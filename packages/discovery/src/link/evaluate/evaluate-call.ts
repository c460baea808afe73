import type { Value } from '../../extract/facts/facts.js';
import type { Linker } from '../model/linker.js';
import { hasMarkup } from '../model/has-markup.js';
import { isMarkupFunction } from './item-components.js';
import { knownResult } from '../known-calls/known-result.js';
import { lookUpPath } from './look-up.js';
import { absent, type Meaning, type OutsideCall, type Scope, type Thunk } from '../model/resolved-value.js';
import { stateHook } from '../known-calls/state-hook.js';
import { storeOf } from '../known-calls/store-of.js';
import { throughWrapper } from '../known-calls/through-wrapper.js';

type CallValue = Extract<Value, { kind: 'call' }>;

const operators = new Set(['===', '!==', '<', '<=', '>', '>=', '...', '+']);

/** What a call gives: own functions are run, React's wrappers looked through, all else is a result from outside. */
export function reduceCall(linker: Linker, call: CallValue, scope: Scope): Meaning {
  const { callee, args } = call;
  const [operator] = callee;
  if (callee.length === 1 && operators.has(operator ?? '')) return operation(linker, call, scope);
  if (operator === '[]') return computedMember(linker, call, scope);
  const { owner, meaning } = calleeMeaning(linker, call, scope);
  const known = knownResult(linker, owner, meaning, call, scope);
  if (known !== null) return known;
  return callMeaning(linker, meaning, call, scope, thunks(args, scope), owner);
}

/** A sum is text as soon as one part of it is known to be. */
function operation(linker: Linker, call: CallValue, scope: Scope): Meaning {
  const { callee, args: parts, at } = call;
  const isText = callee[0] === '+' && parts.some((part) => isKnownText(linker.reduce(part, scope)));
  return { kind: 'value', value: isText ? { kind: 'template', parts, at } : call, scope };
}

function isKnownText(meaning: Meaning): boolean {
  if (meaning.kind !== 'value') return false;
  return (
    meaning.value.kind === 'template' || (meaning.value.kind === 'literal' && typeof meaning.value.value === 'string')
  );
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
      const hook = stateHook(meaning.path.at(-1) ?? '', meaning.package);
      if (hook !== undefined) {
        linker.functionNames.set(hook, meaning.path.at(-1) ?? '');
        return linker.call(hook, scope.module.scope, args, scope);
      }
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
    case 'item':
      if (isMarkupFunction(linker, meaning)) linker.itemwise += 1;
      return outsideResult(call.callee, call, scope, owner);
    case 'list':
    case 'namespace':
    case 'store':
    case 'state':
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
  if (call.args.some(hasMarkup)) scope.owner.results.add(made);
  return { kind: 'result', call: made, path: [] };
}

/** The path of a result: what its call's callee gives, and the members below. */
export function resultPath({ call, path }: Extract<Meaning, { kind: 'result' }>): string[] {
  return [...call.callee.slice(0, -1), `${call.callee.at(-1) ?? ''}()`, ...path];
}

/**
 * What is called where a result, or a member of one, is called. The result itself and a position in it go by the name that
 * the code has for them.
 */
export function calledPath(
  meaning: Extract<Meaning, { kind: 'result' }>,
  call: { callee: string[]; on?: Value },
): string[] {
  const path = resultPath(meaning);
  const written = call.callee.at(-1);
  if (call.on !== undefined || written === undefined) return path;
  if (meaning.path.length === 0) return [...path, written];
  return /^\d+$/.test(path.at(-1) ?? '') ? [...path.slice(0, -1), written] : path;
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
  if (store === null)
    return outsideResult(calledPath(meaning, call), call, scope, owner ?? meaning, meaning.call.package);
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
