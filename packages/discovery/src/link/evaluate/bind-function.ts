import type { FunctionValue, PatternName, StateFacts, Value } from '../../extract/facts/facts.js';
import { force, memberAt, type Evaluator } from '../model/evaluator.js';
import { innerScope, type LexicalScope } from '../model/lexical-scope.js';
import type { DeferredValue, ResolvedValue, SetterValue, StateValue } from '../model/resolved-value.js';

/** Returns the scope of a function's body for given arguments. A parameter without an argument stays unresolved. */
export function bindFunction(
  evaluator: Evaluator,
  fn: FunctionValue,
  closure: LexicalScope,
  args: readonly (ResolvedValue | DeferredValue)[],
  more: Partial<LexicalScope> = {},
): LexicalScope {
  const scope = innerScope(closure, { locals: fn.locals ?? {}, running: [...closure.running, fn], ...more });
  fn.params.forEach((param, index) => {
    if (param.startsWith('...')) {
      scope.names.set(param.slice(3), { kind: 'list', items: args.slice(index), at: fn.at });
    } else if (param !== '') scope.names.set(param, args[index] ?? { kind: 'unresolved', path: [param] });
  });
  for (const bind of fn.binds ?? []) {
    const argument = args[bind.param ?? 0];
    if (argument === undefined) scope.names.set(bind.local, withoutArgument(bind, scope));
    else scope.names.set(bind.local, patternMember(evaluator, bind, force(evaluator, argument), scope));
  }
  bindStates(evaluator, fn.states ?? [], scope);
  return scope;
}

function withoutArgument(bind: PatternName, scope: LexicalScope): ResolvedValue | DeferredValue {
  if (bind.path.length === 0 && bind.default !== undefined) return { kind: 'deferred', value: bind.default, scope };
  return { kind: 'unresolved', path: bind.omit === undefined ? [bind.path.at(-1) ?? bind.local] : [bind.local] };
}

/** Returns the value of a destructured name. */
export function patternMember(
  evaluator: Evaluator,
  bind: PatternName,
  destructured: ResolvedValue,
  scope: LexicalScope,
): ResolvedValue {
  const member = memberAt(evaluator, destructured, bind.path);
  if (bind.omit !== undefined) return without(member, bind.omit);
  return member.kind === 'absent' && bind.default !== undefined ? evaluator.evaluate(bind.default, scope) : member;
}

/** Returns an object without some of its members. */
function without(resolved: ResolvedValue, omit: readonly string[]): ResolvedValue {
  if (resolved.kind === 'props') return { ...resolved, omit: [...resolved.omit, ...omit] };
  if (resolved.kind !== 'value' || resolved.value.kind !== 'object') return resolved;
  const { value, scope } = resolved;
  const entries = value.entries.filter((entry) => !omit.includes(entry.key));
  return { kind: 'value', value: { ...value, entries, omit: [...(value.omit ?? []), ...omit] }, scope };
}

/** Binds state variables and their setters by name. */
export function bindStates(evaluator: Evaluator, states: readonly StateFacts[], scope: LexicalScope): void {
  for (const state of states) {
    const id =
      state.key === undefined
        ? `${scope.owner.instance}:${scope.statePrefix}${state.value}`
        : `${state.key}:${state.value}`;
    const own = state.from === undefined ? null : ownPair(evaluator, state.from, scope);
    scope.names.set(state.value, own?.value ?? stateOf(state, id, scope));
    if (state.setter !== undefined)
      scope.names.set(state.setter, own?.setter ?? setterOf(state, state.setter, id, scope));
  }
}

/** Returns the value of a state. A state without a setter is a Vue ref. */
function stateOf(state: StateFacts, id: string, scope: LexicalScope): StateValue {
  return {
    kind: 'state',
    id,
    path: [],
    ...(state.initial === undefined ? {} : { initial: { kind: 'deferred', value: state.initial, scope } }),
    ...(state.reducer === undefined ? {} : { reducer: { kind: 'deferred', value: state.reducer, scope } }),
    ...(state.setter === undefined ? { unwraps: true } : {}),
  };
}

/** Returns the value of a setter. The function of `useOptimistic` may be named as a setter, and then is one. */
function setterOf(state: StateFacts, name: string, id: string, scope: LexicalScope): SetterValue {
  const dispatches = state.dispatches === true && !/^set[A-Z]/.test(name);
  const { reducer: value } = state;
  const reducer: Pick<SetterValue, 'reducer'> =
    value === undefined ? {} : { reducer: { kind: 'deferred', value, scope } };
  return { kind: 'setter', id, ...(dispatches || value !== undefined ? { by: 'dispatch' } : {}), ...reducer };
}

/** Returns the pair of `[x, setX] = useOwnHook()`, if the app's own hook returns a value and its setter. */
function ownPair(
  evaluator: Evaluator,
  from: Value,
  scope: LexicalScope,
): { value: ResolvedValue; setter: ResolvedValue } | null {
  const result = evaluator.evaluate(from, scope);
  if (result.kind !== 'list' && result.kind !== 'value') return null;
  const value = evaluator.member(result, '0');
  const setter = evaluator.member(result, '1');
  const isKnown = setter.kind === 'setter' || (setter.kind === 'value' && setter.value.kind === 'function');
  return isKnown ? { value, setter } : null;
}
