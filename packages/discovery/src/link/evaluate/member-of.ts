import type { Value } from '../../extract/facts/facts.js';
import { exportedValue, moduleName } from './app-modules.js';
import { limits } from '../model/limits.js';
import { nameFunction, type Linker } from '../model/linker.js';
import { absent, type Given, type ResolvedValue, type LexicalScope } from '../model/resolved-value.js';
import { twoWayOf } from '../../extract/facts/neutral-props.js';

/** A member of what a value stands for. */
export function memberOf(linker: Linker, resolved: ResolvedValue, key: string): ResolvedValue {
  switch (resolved.kind) {
    case 'value':
      return memberOfValue(linker, resolved, key);
    case 'list': {
      const item = /^\d+$/.test(key) ? resolved.items[Number(key)] : undefined;
      if (item !== undefined) return linker.force(item);
      if (key === '[]')
        return eitherOf(
          resolved.items.map((one) => linker.force(one)),
          resolved,
        );
      return /^\d+$/.test(key) ? absent : { kind: 'unresolved', path: [key] };
    }
    case 'either':
      return {
        ...resolved,
        options: resolved.options.map((option) => linker.member(option, key)),
      };
    case 'component':
      return (
        moduleName(linker, resolved.module, `${resolved.component.name}.${key}`, true) ?? {
          kind: 'unresolved',
          path: [resolved.component.name, key],
        }
      );
    case 'namespace':
      return exportedValue(linker, resolved.module, key) ?? absent;
    case 'given':
      return resolved.omit.includes(key) ? absent : givenMember(linker, resolved.given, key);
    case 'state':
      if (key === 'value' && resolved.unwraps === true && resolved.path.length === 0) return resolved;
      return { kind: 'state', id: resolved.id, path: [...resolved.path, key] };
    case 'store':
      return storeMember(linker, resolved, key);
    case 'result':
      return controllerName(linker, resolved, key) ?? { ...resolved, path: [...resolved.path, key] };
    case 'outside':
    case 'item':
    case 'unresolved':
      return { ...resolved, path: [...resolved.path, key] };
    case 'setter':
    case 'absent':
      return absent;
  }
}

/** react-hook-form's `useController({ name }).field.name` is the name that it was given. */
function controllerName(
  linker: Linker,
  { call, path }: Extract<ResolvedValue, { kind: 'result' }>,
  key: string,
): ResolvedValue | null {
  const [options] = call.value.args;
  const isName = key === 'name' && path.length === 1 && path[0] === 'field';
  if (!isName || call.callee.at(-1) !== 'useController' || options === undefined) return null;
  const name = linker.member(linker.evaluate(options, call.scope), 'name');
  return name.kind === 'absent' ? null : name;
}

function memberOfValue(
  linker: Linker,
  resolved: Extract<ResolvedValue, { kind: 'value' }>,
  key: string,
): ResolvedValue {
  const { value, scope } = resolved;
  if (value.kind === 'object') {
    if (key === '[]') {
      const options = value.entries.map((entry) => linker.evaluate(entry.value, scope));
      return eitherOf(options, { at: value.at });
    }
    const entry = value.entries.findLast((one) => one.key === key);
    if (entry !== undefined) {
      nameFunction(linker, entry.value, key);
      return linker.evaluate(entry.value, scope);
    }
    if (value.omit?.includes(key) === true) return absent;
    return value.spreads.length === 0 ? absent : memberOfSpreads(linker, value, scope, key);
  }
  if (value.kind === 'function') {
    const name = linker.functionNames.get(value);
    const own = name === undefined ? null : moduleName(linker, scope.module, `${name}.${key}`, true);
    return own ?? { kind: 'unresolved', path: [name ?? 'function', key] };
  }
  return { kind: 'unresolved', path: [key] };
}

function storeMember(
  linker: Linker,
  { id, data }: Extract<ResolvedValue, { kind: 'store' }>,
  key: string,
): ResolvedValue {
  const member = linker.member(data, key);
  const isFunction = member.kind === 'value' && member.value.kind === 'function';
  return isFunction || member.kind === 'state' ? member : { kind: 'state', id: `${id}.${key}`, path: [] };
}

function memberOfSpreads(
  linker: Linker,
  value: Extract<Value, { kind: 'object' }>,
  scope: LexicalScope,
  key: string,
): ResolvedValue {
  const seeking = linker.seeking.get(value) ?? new Set();
  if (seeking.has(key)) return absent;
  linker.seeking.set(value, seeking.add(key));
  let found: ResolvedValue = absent;
  for (let index = value.spreads.length - 1; index >= 0 && found.kind === 'absent'; index--) {
    const spread = value.spreads[index];
    if (spread !== undefined) found = linker.member(linker.evaluate(spread, scope), key);
  }
  seeking.delete(key);
  return found;
}

function eitherOf(
  options: ResolvedValue[],
  near: { at: Extract<ResolvedValue, { kind: 'either' }>['at'] },
): ResolvedValue {
  const [only] = options;
  // What is written as empty is there to be filled: a cache, a list that grows.
  if (only === undefined || options.length > limits.alternatives) return { kind: 'unresolved', path: ['[]'] };
  return options.length === 1 ? only : { kind: 'either', options, at: near.at };
}

/** What a component instance was given under a name: from its use site (two-way bindings included), else from what was spread there, else the default. */
export function givenMember(linker: Linker, given: Given, name: string): ResolvedValue {
  given.asked.add(name);
  const model = twoWayOf(name);
  const prop = given.props.get(name) ?? given.props.get(model);
  if (prop !== undefined) given.asked.add(model);
  const resolved = prop === undefined ? fromSpreads(linker, given, name) : linker.force(prop.value);
  if (resolved.kind !== 'absent') return resolved;
  const byDefault = given.defaults.get(name);
  if (byDefault === undefined) return resolved;
  return linker.force(byDefault);
}

/** What a library's prop getter (`register('email')`, `getInputProps()`) gives; its other members are no props of ours. */
const bound = new Set(['name', 'value', 'checked', 'onChange', 'onBlur', 'ref']);

function fromSpreads(linker: Linker, given: Given, name: string): ResolvedValue {
  for (const { value } of given.spreads.toReversed()) {
    if (name === 'children' && value.kind !== 'given') continue;
    if (value.kind === 'result' && !bound.has(name)) continue;
    const found = linker.member(value, name);
    if (found.kind !== 'absent') return found;
  }
  return given.open ? { kind: 'unresolved', path: [name] } : absent;
}
