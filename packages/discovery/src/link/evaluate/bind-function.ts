import type { FunctionValue, PatternName, StateFacts } from '../../extract/facts/facts.js';
import type { Linker } from '../model/linker.js';
import { innerScope, type ResolvedValue, type LexicalScope, type DeferredValue } from '../model/resolved-value.js';

/** The scope of a function's body for given arguments; what is not given stays under its name. */
export function bindFunction(
  linker: Linker,
  fn: FunctionValue,
  closure: LexicalScope,
  args: readonly (ResolvedValue | DeferredValue)[],
  more: Partial<LexicalScope> = {},
): LexicalScope {
  const scope = innerScope(closure, { locals: fn.locals ?? {}, running: [...closure.running, fn], ...more });
  fn.params.forEach((param, index) => {
    if (param.startsWith('...')) {
      const items = args.slice(index);
      scope.names.set(param.slice(3), { kind: 'list', items, at: fn.at });
    } else if (param !== '') scope.names.set(param, args[index] ?? { kind: 'unresolved', path: [param] });
  });
  for (const bind of fn.binds ?? []) {
    const argument = args[bind.param ?? 0];
    if (argument !== undefined) scope.names.set(bind.local, patternValue(linker, bind, linker.force(argument), scope));
    else scope.names.set(bind.local, unnamed(bind, scope));
  }
  bindStates(linker, fn.states ?? [], scope);
  return scope;
}

function unnamed(bind: PatternName, scope: LexicalScope): ResolvedValue | DeferredValue {
  if (bind.path.length === 0 && bind.default !== undefined) return { kind: 'deferred', value: bind.default, scope };
  return { kind: 'unresolved', path: bind.omit === undefined ? [bind.path.at(-1) ?? bind.local] : [bind.local] };
}

/** What a destructured name stands for in what was destructured. */
export function patternValue(
  linker: Linker,
  bind: PatternName,
  whole: ResolvedValue,
  scope: LexicalScope,
): ResolvedValue {
  let resolved = whole;
  for (const key of bind.path) resolved = linker.member(resolved, key);
  if (bind.omit !== undefined) return without(resolved, bind.omit);
  return resolved.kind === 'absent' && bind.default !== undefined ? linker.evaluate(bind.default, scope) : resolved;
}

/** An object without some of its members. */
export function without(resolved: ResolvedValue, omit: readonly string[]): ResolvedValue {
  if (resolved.kind === 'given') return { ...resolved, omit: [...resolved.omit, ...omit] };
  if (resolved.kind !== 'value' || resolved.value.kind !== 'object') return resolved;
  const { value, scope } = resolved;
  const entries = value.entries.filter((entry) => !omit.includes(entry.key));
  return { kind: 'value', value: { ...value, entries, omit: [...(value.omit ?? []), ...omit] }, scope };
}

/** Makes state variables and their setters known by name. */
export function bindStates(linker: Linker, states: readonly StateFacts[], scope: LexicalScope): void {
  for (const state of states) {
    const id = `${scope.owner.instance}:${scope.statePrefix}${state.value}`;
    const own = state.from === undefined ? null : ownPair(linker, state.from, scope);
    const initial: DeferredValue | undefined =
      state.initial === undefined ? undefined : { kind: 'deferred', value: state.initial, scope };
    const made: ResolvedValue = { kind: 'state', id, path: [], ...(initial === undefined ? {} : { initial }) };
    const unwrapped: ResolvedValue = state.setter === undefined ? { ...made, unwraps: true } : made;
    scope.names.set(state.value, own?.value ?? unwrapped);
    if (state.setter === undefined) continue;
    const dispatches = state.from === undefined && !/^set[A-Z]/.test(state.setter);
    const setter: ResolvedValue = { kind: 'setter', id, ...(dispatches ? { by: 'dispatch' } : {}) };
    scope.names.set(state.setter, own?.setter ?? setter);
  }
}

/** `[x, setX] = useOwnHook()`: what the hook of the app gives, if that can be told. */
function ownPair(
  linker: Linker,
  from: StateFacts['from'] & object,
  scope: LexicalScope,
): { value: ResolvedValue; setter: ResolvedValue } | null {
  const result = linker.evaluate(from, scope);
  if (result.kind !== 'list' && result.kind !== 'value') return null;
  const value = linker.member(result, '0');
  const setter = linker.member(result, '1');
  const isKnown = setter.kind === 'setter' || (setter.kind === 'value' && setter.value.kind === 'function');
  return isKnown ? { value, setter } : null;
}
