import type { Source } from '@webmcp/contract';

import type { Value } from '../../extract/facts/facts.js';
import { fieldNameHooks } from '../../libraries/known/form-hooks.js';
import { storeFunctions } from '../../libraries/known/functions.js';
import { constantMember } from '../known-calls/constant-members.js';
import { memberOfEnum } from '../known-calls/enum-members.js';
import { memberOfVuex } from '../known-calls/vuex-store.js';
import { force, type Evaluator } from '../model/evaluator.js';
import type { LexicalScope } from '../model/lexical-scope.js';
import { limits } from '../model/limits.js';
import { nameFunction } from '../model/link-memory.js';
import {
  absent,
  type ListValue,
  type ResolvedValue,
  type ResultValue,
  type StoreValue,
  type UnresolvedValue,
  type WrittenValue,
} from '../model/resolved-value.js';
import { exportedValue, moduleName } from './module-names.js';
import { passedMember } from './passed-member.js';

/** Returns a member of a resolved value. The key `[]` is a key known only at run time: any member. */
export function memberOf(evaluator: Evaluator, resolved: ResolvedValue, key: string): ResolvedValue {
  switch (resolved.kind) {
    case 'value':
      return memberOfWritten(evaluator, resolved, key);
    case 'list':
      return memberOfList(evaluator, resolved, key);
    case 'either':
      return { ...resolved, options: resolved.options.map((option) => evaluator.member(option, key)) };
    case 'component': {
      const { component, module } = resolved;
      const own = moduleName(evaluator, module, `${component.name}.${key}`, true);
      return own ?? { kind: 'unresolved', path: [component.name, key] };
    }
    case 'namespace':
      return exportedValue(evaluator, resolved.module, key) ?? absent;
    case 'props':
      return resolved.omit.includes(key) ? absent : passedMember(evaluator, resolved.passed, key);
    case 'state':
      if (key === 'value' && resolved.unwraps === true && resolved.path.length === 0) return resolved;
      return (
        constantMember(evaluator, resolved, key) ?? {
          kind: 'state',
          id: resolved.id,
          path: [...resolved.path, key],
          ...(resolved.initial === undefined ? {} : { initial: resolved.initial }),
        }
      );
    case 'store':
      return resolved.vuex === undefined
        ? memberOfStore(evaluator, resolved, key)
        : memberOfVuex(evaluator, resolved, resolved.vuex, key);
    case 'result':
      return (
        memberOfRecord(evaluator, resolved, key) ??
        fieldName(evaluator, resolved, key) ??
        memberOfEnum(evaluator, resolved, key) ?? { ...resolved, path: [...resolved.path, key] }
      );
    case 'unresolved':
      return memberOfUnresolved(resolved, key);
    case 'outside':
    case 'item':
      return { ...resolved, path: [...resolved.path, key] };
    case 'setter':
    case 'absent':
      return absent;
  }
}

/** Returns a member of an unknown value. `event.target.name` is the name of the control whose handler runs. */
function memberOfUnresolved({ path, control }: UnresolvedValue, key: string): ResolvedValue {
  const isOfTarget = /^(?:currentT|t)arget$/.test(path.at(-1) ?? '');
  const known = isOfTarget && (key === 'name' || key === 'id') ? control?.[key] : undefined;
  if (known !== undefined) return known;
  return { kind: 'unresolved', path: [...path, key], ...(control === undefined ? {} : { control }) };
}

function memberOfList(evaluator: Evaluator, list: ListValue, key: string): ResolvedValue {
  const isPosition = /^\d+$/.test(key);
  const item = isPosition ? list.items[Number(key)] : undefined;
  if (item !== undefined) return force(evaluator, item);
  if (key === '[]') {
    return oneOf(
      list.items.map((one) => force(evaluator, one)),
      list.at,
    );
  }
  return isPosition ? absent : { kind: 'unresolved', path: [key] };
}

/** Returns a member of the record that a state chooses in a list of a state: a member of any entry of the list. */
function memberOfRecord(evaluator: Evaluator, { call, path }: ResultValue, key: string): ResolvedValue | null {
  if (call.foundBy === undefined || call.on?.kind !== 'state' || path.length > 0 || key === 'value') return null;
  return evaluator.member(evaluator.member(call.on, '[]'), key);
}

/** Returns the field's name as a form library's hook returns it: the name that the hook received. */
function fieldName(evaluator: Evaluator, { call, path }: ResultValue, key: string): ResolvedValue | null {
  const hook = fieldNameHooks.find((one) => one.hook === call.callee.at(-1));
  const [options] = call.value.args;
  if (hook === undefined || options === undefined || hook.member !== [...path, key].join('.')) return null;
  const name = evaluator.member(evaluator.evaluate(options, call.scope), hook.option);
  return name.kind === 'absent' ? null : name;
}

function memberOfWritten(evaluator: Evaluator, resolved: WrittenValue, key: string): ResolvedValue {
  const { value, scope } = resolved;
  if (value.kind === 'object') return memberOfObject(evaluator, value, scope, key);
  if (value.kind === 'function') {
    const name = evaluator.memory.functionNames.get(value);
    const own = name === undefined ? null : moduleName(evaluator, scope.module, `${name}.${key}`, true);
    return own ?? { kind: 'unresolved', path: [name ?? 'function', key] };
  }
  if (value.kind === 'literal' && typeof value.value === 'string' && key === 'length')
    return { kind: 'value', value: { ...value, value: value.value.length }, scope };
  return { kind: 'unresolved', path: [key] };
}

type ObjectValue = Extract<Value, { kind: 'object' }>;

function memberOfObject(evaluator: Evaluator, value: ObjectValue, scope: LexicalScope, key: string): ResolvedValue {
  if (key === '[]') {
    const options = value.entries.map((entry) => evaluator.evaluate(entry.value, scope));
    return oneOf(options, value.at);
  }
  const entry = value.entries.findLast((one) => one.key === key);
  if (entry !== undefined) {
    nameFunction(evaluator.memory, entry.value, key);
    return evaluator.evaluate(entry.value, scope);
  }
  if (value.omit?.includes(key) === true) return absent;
  return value.spreads.length === 0 ? absent : memberOfSpreads(evaluator, value, scope, key);
}

function memberOfSpreads(evaluator: Evaluator, value: ObjectValue, scope: LexicalScope, key: string): ResolvedValue {
  const { seeking } = evaluator.memory;
  const keys = seeking.get(value) ?? new Set();
  if (keys.has(key)) return absent;
  seeking.set(value, keys.add(key));
  let found: ResolvedValue = absent;
  for (let index = value.spreads.length - 1; index >= 0 && found.kind === 'absent'; index--) {
    const spread = value.spreads[index];
    if (spread !== undefined) found = evaluator.member(evaluator.evaluate(spread, scope), key);
  }
  keys.delete(key);
  return found;
}

/** Returns a function of a store, or a state. An object that holds functions, as `actions`, is a part of the store. */
function memberOfStore(evaluator: Evaluator, { id, data }: StoreValue, key: string): ResolvedValue {
  if (key === storeFunctions.patches) return { kind: 'setter', id, by: 'members' };
  const member = evaluator.member(data, key);
  if (member.kind === 'state' || isFunction(member)) return member;
  const path = `${id}.${key}`;
  const isPart = member.kind === 'value' && member.value.kind === 'object' && holdsFunctions(evaluator, member);
  return isPart ? { kind: 'store', id: path, data: member } : { kind: 'state', id: path, path: [] };
}

const isFunction = (resolved: ResolvedValue): boolean =>
  resolved.kind === 'value' && resolved.value.kind === 'function';

function holdsFunctions(evaluator: Evaluator, { value, scope }: WrittenValue): boolean {
  return value.kind === 'object' && value.entries.some((entry) => isFunction(evaluator.evaluate(entry.value, scope)));
}

/**
 * Combines several values to one of them. An object or list that is written empty is filled at run time, so its members
 * are unknown.
 */
function oneOf(options: ResolvedValue[], at: Source): ResolvedValue {
  const [only] = options;
  if (only === undefined || options.length > limits.alternatives) return { kind: 'unresolved', path: ['[]'] };
  return options.length === 1 ? only : { kind: 'either', options, at };
}
