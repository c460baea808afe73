import type { FunctionValue, PatternName, StateFacts } from '../../extract/facts/facts.js';
import type { Linker } from '../model/linker.js';
import { innerScope, type Meaning, type Scope, type Thunk } from '../model/resolved-value.js';

/** The scope of a function's body for given arguments; what is not given stays under its name. */
export function bindFunction(
  linker: Linker,
  fn: FunctionValue,
  closure: Scope,
  args: readonly (Meaning | Thunk)[],
  more: Partial<Scope> = {},
): Scope {
  const scope = innerScope(closure, { locals: fn.locals ?? {}, running: [...closure.running, fn], ...more });
  fn.params.forEach((param, index) => {
    if (param.startsWith('...')) {
      const items = args.slice(index);
      scope.names.set(param.slice(3), { kind: 'list', items, at: fn.at });
    } else if (param !== '') scope.names.set(param, args[index] ?? { kind: 'unresolved', path: [param] });
  });
  for (const bind of fn.binds ?? []) {
    const argument = args[bind.param ?? 0];
    if (argument !== undefined)
      scope.names.set(bind.local, patternMeaning(linker, bind, linker.force(argument), scope));
    else scope.names.set(bind.local, unnamed(bind, scope));
  }
  bindStates(linker, fn.states ?? [], scope);
  return scope;
}

function unnamed(bind: PatternName, scope: Scope): Meaning | Thunk {
  if (bind.path.length === 0 && bind.default !== undefined) return { kind: 'thunk', value: bind.default, scope };
  return { kind: 'unresolved', path: bind.omit === undefined ? [bind.path.at(-1) ?? bind.local] : [bind.local] };
}

/** What a destructured name stands for in what was destructured. */
export function patternMeaning(linker: Linker, bind: PatternName, whole: Meaning, scope: Scope): Meaning {
  let meaning = whole;
  for (const key of bind.path) meaning = linker.member(meaning, key);
  if (bind.omit !== undefined) return without(meaning, bind.omit);
  return meaning.kind === 'absent' && bind.default !== undefined ? linker.reduce(bind.default, scope) : meaning;
}

/** An object without some of its members. */
export function without(meaning: Meaning, omit: readonly string[]): Meaning {
  if (meaning.kind === 'given') return { ...meaning, omit: [...meaning.omit, ...omit] };
  if (meaning.kind !== 'value' || meaning.value.kind !== 'object') return meaning;
  const { value, scope } = meaning;
  const entries = value.entries.filter((entry) => !omit.includes(entry.key));
  return { kind: 'value', value: { ...value, entries, omit: [...(value.omit ?? []), ...omit] }, scope };
}

/** Makes state variables and their setters known by name. */
export function bindStates(linker: Linker, states: readonly StateFacts[], scope: Scope): void {
  for (const state of states) {
    const id = `${scope.owner.instance}:${scope.statePrefix}${state.value}`;
    const own = state.from === undefined ? null : ownPair(linker, state.from, scope);
    const initial: Thunk | undefined =
      state.initial === undefined ? undefined : { kind: 'thunk', value: state.initial, scope };
    const made: Meaning = { kind: 'state', id, path: [], ...(initial === undefined ? {} : { initial }) };
    const unwrapped: Meaning = state.setter === undefined ? { ...made, unwraps: true } : made;
    scope.names.set(state.value, own?.value ?? unwrapped);
    if (state.setter === undefined) continue;
    const dispatches = state.from === undefined && !/^set[A-Z]/.test(state.setter);
    const setter: Meaning = { kind: 'setter', id, ...(dispatches ? { by: 'dispatch' } : {}) };
    scope.names.set(state.setter, own?.setter ?? setter);
  }
}

/** `[x, setX] = useOwnHook()`: what the hook of the app gives, if that can be told. */
function ownPair(
  linker: Linker,
  from: StateFacts['from'] & object,
  scope: Scope,
): { value: Meaning; setter: Meaning } | null {
  const result = linker.reduce(from, scope);
  if (result.kind !== 'list' && result.kind !== 'value') return null;
  const value = linker.member(result, '0');
  const setter = linker.member(result, '1');
  const isKnown = setter.kind === 'setter' || (setter.kind === 'value' && setter.value.kind === 'function');
  return isKnown ? { value, setter } : null;
}
