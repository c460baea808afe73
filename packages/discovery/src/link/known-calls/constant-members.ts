import type { FunctionValue, Value } from '../../extract/facts/facts.js';
import { reduxFunctions } from '../../libraries/known/functions.js';
import { force, type Evaluator } from '../model/evaluator.js';
import type { DeferredValue, ReducedPart, ResolvedValue, StateValue } from '../model/resolved-value.js';
import { membersMentioned } from './members-mentioned.js';
import { reduxReducers } from './redux-reducers.js';
import { reduxSlices } from './redux-slices.js';

/**
 * Returns the first value of a member that no reducer of its state mentions: a list of categories, the texts of an app. Such a
 * list or object is a constant. Null for any other member. An empty list, a text and a number may come from outside.
 * @param state the state of `useReducer`, or a part of the store of Redux
 */
export function constantMember(evaluator: Evaluator, state: StateValue, key: string): ResolvedValue | null {
  if (key === '[]') return null;
  const part = partsOf(evaluator, state).find(({ path }) => path.join('.') === state.path.join('.'));
  if (part === undefined) return null;
  const first = evaluator.member(part.initial, key);
  if (!isWritten(first)) return null;
  const mentioned = membersMentioned(part.reducers);
  return mentioned === null || mentioned.has(key) ? null : first;
}

const isWritten = (value: ResolvedValue): boolean =>
  value.kind === 'list' ? value.items.length > 0 : value.kind === 'value' && value.value.kind === 'object';

function partsOf(evaluator: Evaluator, state: StateValue): readonly ReducedPart[] {
  if (state.id === reduxFunctions.id) return partsOfRedux(evaluator);
  const { initial, reducer } = state;
  if (initial === undefined || reducer === undefined || state.path.length > 0) return [];
  const fn = force(evaluator, reducer);
  return fn.kind === 'value' && fn.value.kind === 'function'
    ? [{ path: [], initial: force(evaluator, initial), reducers: [fn.value] }]
    : [];
}

/** Returns the parts of the store of Redux: those of its reducers, and its slices. */
function partsOfRedux(evaluator: Evaluator): readonly ReducedPart[] {
  const { memory } = evaluator;
  if (memory.reduxParts !== undefined) return memory.reduxParts;
  memory.reduxParts = [];
  const ofReducers = reduxReducers(evaluator).flatMap(({ path, fn }): ReducedPart[] => {
    const initial = fn.value.kind === 'function' ? firstValue(fn.value, fn.scope) : undefined;
    return initial === undefined || fn.value.kind !== 'function'
      ? []
      : [{ path, initial: force(evaluator, initial), reducers: [fn.value] }];
  });
  const ofSlices = reduxSlices(evaluator).map(({ name, initial, reducers }): ReducedPart => ({
    path: [name],
    initial,
    reducers,
  }));
  memory.reduxParts = [...ofReducers, ...ofSlices];
  return memory.reduxParts;
}

/** Returns the default of a reducer's first parameter. */
function firstValue({ binds = [] }: FunctionValue, scope: DeferredValue['scope']): DeferredValue | undefined {
  const whole = binds.find(({ param = 0, path }) => param === 0 && path.length === 0);
  const value: Value | undefined = whole?.default;
  return value === undefined ? undefined : { kind: 'deferred', value, scope };
}
