import type { Value } from '../../extract/facts/facts.js';
import { exportedMeaning, moduleName } from './app-modules.js';
import { limits } from '../model/limits.js';
import { nameFunction, type Linker } from '../model/linker.js';
import { absent, type Given, type Meaning, type Scope } from '../model/resolved-value.js';

/** A member of what a value stands for. */
export function memberOf(linker: Linker, meaning: Meaning, key: string): Meaning {
  switch (meaning.kind) {
    case 'value':
      return memberOfValue(linker, meaning, key);
    case 'list': {
      const item = /^\d+$/.test(key) ? meaning.items[Number(key)] : undefined;
      if (item !== undefined) return linker.force(item);
      if (key === '[]')
        return eitherOf(
          meaning.items.map((one) => linker.force(one)),
          meaning,
        );
      return /^\d+$/.test(key) ? absent : { kind: 'unresolved', path: [key] };
    }
    case 'either':
      return {
        ...meaning,
        options: meaning.options.map((option) => linker.member(option, key)),
      };
    case 'component':
      return (
        moduleName(linker, meaning.module, `${meaning.component.name}.${key}`, true) ?? {
          kind: 'unresolved',
          path: [meaning.component.name, key],
        }
      );
    case 'namespace':
      return exportedMeaning(linker, meaning.module, key) ?? absent;
    case 'given':
      return meaning.omit.includes(key) ? absent : givenMember(linker, meaning.given, key);
    case 'state':
      if (key === 'value' && meaning.unwraps === true && meaning.path.length === 0) return meaning;
      return { kind: 'state', id: meaning.id, path: [...meaning.path, key] };
    case 'store':
      return storeMember(linker, meaning, key);
    case 'result':
      return controllerName(linker, meaning, key) ?? { ...meaning, path: [...meaning.path, key] };
    case 'outside':
    case 'item':
    case 'unresolved':
      return { ...meaning, path: [...meaning.path, key] };
    case 'setter':
    case 'absent':
      return absent;
  }
}

/** react-hook-form's `useController({ name }).field.name` is the name that it was given. */
function controllerName(
  linker: Linker,
  { call, path }: Extract<Meaning, { kind: 'result' }>,
  key: string,
): Meaning | null {
  const [options] = call.value.args;
  const isName = key === 'name' && path.length === 1 && path[0] === 'field';
  if (!isName || call.callee.at(-1) !== 'useController' || options === undefined) return null;
  const name = linker.member(linker.reduce(options, call.scope), 'name');
  return name.kind === 'absent' ? null : name;
}

function memberOfValue(linker: Linker, meaning: Extract<Meaning, { kind: 'value' }>, key: string): Meaning {
  const { value, scope } = meaning;
  if (value.kind === 'object') {
    if (key === '[]') {
      const options = value.entries.map((entry) => linker.reduce(entry.value, scope));
      return eitherOf(options, { at: value.at });
    }
    const entry = value.entries.findLast((one) => one.key === key);
    if (entry !== undefined) {
      nameFunction(linker, entry.value, key);
      return linker.reduce(entry.value, scope);
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

function storeMember(linker: Linker, { id, data }: Extract<Meaning, { kind: 'store' }>, key: string): Meaning {
  const member = linker.member(data, key);
  const isFunction = member.kind === 'value' && member.value.kind === 'function';
  return isFunction || member.kind === 'state' ? member : { kind: 'state', id: `${id}.${key}`, path: [] };
}

function memberOfSpreads(
  linker: Linker,
  value: Extract<Value, { kind: 'object' }>,
  scope: Scope,
  key: string,
): Meaning {
  const seeking = linker.seeking.get(value) ?? new Set();
  if (seeking.has(key)) return absent;
  linker.seeking.set(value, seeking.add(key));
  let found: Meaning = absent;
  for (let index = value.spreads.length - 1; index >= 0 && found.kind === 'absent'; index--) {
    const spread = value.spreads[index];
    if (spread !== undefined) found = linker.member(linker.reduce(spread, scope), key);
  }
  seeking.delete(key);
  return found;
}

function eitherOf(options: Meaning[], near: { at: Extract<Meaning, { kind: 'either' }>['at'] }): Meaning {
  const [only] = options;
  // What is written as empty is there to be filled: a cache, a list that grows.
  if (only === undefined || options.length > limits.alternatives) return { kind: 'unresolved', path: ['[]'] };
  return options.length === 1 ? only : { kind: 'either', options, at: near.at };
}

/** What a component instance was given under a name: from its use site (Vue's `v-model` included), else from what was spread there, else the default. */
export function givenMember(linker: Linker, given: Given, name: string): Meaning {
  given.asked.add(name);
  const model = name === 'modelValue' ? 'v-model' : `v-model:${name}`;
  const prop = given.props.get(name) ?? given.props.get(model);
  if (prop !== undefined) given.asked.add(model);
  const meaning = prop === undefined ? fromSpreads(linker, given, name) : linker.force(prop.value);
  if (meaning.kind !== 'absent') return meaning;
  const byDefault = given.defaults.get(name);
  if (byDefault === undefined) return meaning;
  return linker.force(byDefault);
}

/** What a library's prop getter (`register('email')`, `getInputProps()`) gives; its other members are no props of ours. */
const bound = new Set(['name', 'value', 'checked', 'onChange', 'onBlur', 'ref']);

function fromSpreads(linker: Linker, given: Given, name: string): Meaning {
  for (const { value } of given.spreads.toReversed()) {
    if (name === 'children' && value.kind !== 'given') continue;
    if (value.kind === 'result' && !bound.has(name)) continue;
    const found = linker.member(value, name);
    if (found.kind !== 'absent') return found;
  }
  return given.open ? { kind: 'unresolved', path: [name] } : absent;
}
