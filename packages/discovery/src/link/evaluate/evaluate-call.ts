import type { Value } from '../../extract/facts/facts.js';
import type { Linker } from '../model/linker.js';
import { hasMarkup } from '../model/has-markup.js';
import { isMarkupFunction } from './item-components.js';
import { knownResult } from '../known-calls/known-result.js';
import { lookUpPath } from './look-up.js';
import {
  absent,
  type ResolvedValue,
  type OutsideCall,
  type LexicalScope,
  type DeferredValue,
} from '../model/resolved-value.js';
import { stateHook } from '../known-calls/state-hook.js';
import { storeOf } from '../known-calls/store-of.js';
import { throughWrapper } from '../known-calls/through-wrapper.js';

type CallValue = Extract<Value, { kind: 'call' }>;

const operators = new Set(['===', '!==', '<', '<=', '>', '>=', '...', '+']);

/** What a call gives: own functions are run, React's wrappers looked through, all else is a result from outside. */
export function evaluateCall(linker: Linker, call: CallValue, scope: LexicalScope): ResolvedValue {
  const { callee, args } = call;
  const [operator] = callee;
  if (callee.length === 1 && operators.has(operator ?? '')) return operation(linker, call, scope);
  if (operator === '[]') return computedMember(linker, call, scope);
  const { owner, resolved } = calleeValue(linker, call, scope);
  const known = knownResult(linker, owner, resolved, call, scope);
  if (known !== null) return known;
  return callValue(linker, resolved, call, scope, deferredArguments(args, scope), owner);
}

/** A sum is text as soon as one part of it is known to be. */
function operation(linker: Linker, call: CallValue, scope: LexicalScope): ResolvedValue {
  const { callee, args: parts, at } = call;
  const isText = callee[0] === '+' && parts.some((part) => isKnownText(linker.evaluate(part, scope)));
  return { kind: 'value', value: isText ? { kind: 'template', parts, at } : call, scope };
}

function isKnownText(resolved: ResolvedValue): boolean {
  if (resolved.kind !== 'value') return false;
  return (
    resolved.value.kind === 'template' ||
    (resolved.value.kind === 'literal' && typeof resolved.value.value === 'string')
  );
}

export function deferredArguments(args: readonly Value[], scope: LexicalScope): DeferredValue[] {
  return args.map((value) => ({ kind: 'deferred', value, scope }));
}

/** What is called, and what it is a member of. */
export function calleeValue(
  linker: Linker,
  call: { callee: string[]; on?: Value },
  scope: LexicalScope,
): { owner: ResolvedValue | null; resolved: ResolvedValue } {
  const { callee, on } = call;
  const last = callee.at(-1) ?? '';
  if (on === undefined) {
    if (callee.length < 2) return { owner: null, resolved: lookUpPath(linker, scope, callee) };
    const owner = lookUpPath(linker, scope, callee.slice(0, -1));
    return {
      owner,
      resolved: owner.kind === 'unresolved' ? { kind: 'unresolved', path: callee } : linker.member(owner, last),
    };
  }
  const keys = callee.slice(callee.findLastIndex((part) => part.endsWith('()')) + 1);
  let owner: ResolvedValue | null = null;
  let resolved = linker.evaluate(on, scope);
  for (const key of keys) {
    owner = resolved;
    resolved = linker.member(resolved, key);
  }
  return { owner, resolved };
}

function callValue(
  linker: Linker,
  resolved: ResolvedValue,
  call: CallValue,
  scope: LexicalScope,
  args: DeferredValue[],
  owner: ResolvedValue | null,
): ResolvedValue {
  switch (resolved.kind) {
    case 'value':
      return resolved.value.kind === 'function'
        ? linker.call(resolved.value, resolved.scope, args, scope)
        : outsideResult(call.callee, call, scope, owner);
    case 'either': {
      const options = resolved.options.filter((option) => option.kind !== 'absent');
      const [only] = options;
      if (only !== undefined && options.length === 1) return callValue(linker, only, call, scope, args, owner);
      const results = options.map((option) => callValue(linker, option, call, scope, args, owner));
      return results.length === 0 ? absent : { kind: 'either', options: results, at: call.at };
    }
    case 'outside': {
      const hook = stateHook(resolved.path.at(-1) ?? '', resolved.package);
      if (hook !== undefined) {
        linker.functionNames.set(hook, resolved.path.at(-1) ?? '');
        return linker.call(hook, scope.module.scope, args, scope);
      }
      const wrapper = throughWrapper(linker, resolved.path.at(-1) ?? '', resolved.package, args, scope);
      if (wrapper !== null) return wrapper;
      return outsideResult(resolved.path, call, scope, owner, resolved.package);
    }
    case 'unresolved': {
      const wrapper = throughWrapper(linker, resolved.path.at(-1) ?? '', undefined, args, scope);
      return wrapper ?? outsideResult(resolved.path, call, scope, owner);
    }
    case 'result':
      return resultOfResult(linker, resolved, call, scope, args, owner);
    case 'absent':
    case 'setter':
      return absent;
    case 'component':
      return { kind: 'unresolved', path: [resolved.component.name] };
    case 'item':
      if (isMarkupFunction(linker, resolved)) linker.itemDependencies += 1;
      return outsideResult(call.callee, call, scope, owner);
    case 'list':
    case 'namespace':
    case 'store':
    case 'state':
    case 'given':
      return outsideResult(call.callee, call, scope, owner);
  }
}

function outsideResult(
  callee: string[],
  call: CallValue,
  scope: LexicalScope,
  owner: ResolvedValue | null,
  pack?: string,
): ResolvedValue {
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
export function resultPath({ call, path }: Extract<ResolvedValue, { kind: 'result' }>): string[] {
  return [...call.callee.slice(0, -1), `${call.callee.at(-1) ?? ''}()`, ...path];
}

/**
 * What is called where a result, or a member of one, is called. The result itself and a position in it go by the name that
 * the code has for them.
 */
export function calledPath(
  resolved: Extract<ResolvedValue, { kind: 'result' }>,
  call: { callee: string[]; on?: Value },
): string[] {
  const path = resultPath(resolved);
  const written = call.callee.at(-1);
  if (call.on !== undefined || written === undefined) return path;
  if (resolved.path.length === 0) return [...path, written];
  return /^\d+$/.test(path.at(-1) ?? '') ? [...path.slice(0, -1), written] : path;
}

/** A store's hook called with a selector gives that part of the store. */
function resultOfResult(
  linker: Linker,
  resolved: Extract<ResolvedValue, { kind: 'result' }>,
  call: CallValue,
  scope: LexicalScope,
  args: DeferredValue[],
  owner: ResolvedValue | null,
): ResolvedValue {
  const store = resolved.path.length === 0 || resolved.path[0] === 'getState' ? storeOf(linker, resolved) : null;
  if (store === null)
    return outsideResult(calledPath(resolved, call), call, scope, owner ?? resolved, resolved.call.package);
  const [selector] = args;
  const picked = selector === undefined ? null : linker.force(selector);
  if (picked?.kind !== 'value' || picked.value.kind !== 'function') return store;
  return linker.call(picked.value, picked.scope, [store], scope);
}

function computedMember(linker: Linker, call: CallValue, scope: LexicalScope): ResolvedValue {
  const [object, key] = call.args;
  if (object === undefined) return absent;
  const owner = linker.evaluate(object, scope);
  const by = key === undefined ? null : linker.evaluate(key, scope);
  if (by?.kind === 'value' && by.value.kind === 'literal' && by.value.value !== null) {
    return linker.member(owner, String(by.value.value));
  }
  return linker.member(owner, '[]');
}
