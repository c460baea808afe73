import { reduxFunctions } from '../../libraries/known/functions.js';
import type { Evaluator } from '../model/evaluator.js';
import type { Module } from '../model/lexical-scope.js';
import type { ReduxReducer, ResolvedValue, ResultValue } from '../model/resolved-value.js';

/** The depth to which reducers inside reducers are known. */
const maxDepth = 4;

/**
 * Returns the reducers of the one store of Redux: those of `createStore(root)` and `configureStore({ reducer })`, else those of
 * each `combineReducers({ … })` (redux.js.org, "combineReducers"). The reducers of slices are not among them.
 */
export function reduxReducers(evaluator: Evaluator): readonly ReduxReducer[] {
  const { memory, app } = evaluator;
  if (memory.redux !== undefined) return memory.redux;
  memory.redux = [];
  const made = [...app.modules.values()].flatMap((module) => resultsIn(evaluator, module));
  const stores = made.filter((one) => reduxFunctions.makesStore.includes(one.call.callee.at(-1) ?? ''));
  memory.redux = (stores.length > 0 ? stores : made).flatMap((one) => reducersIn(evaluator, one, []));
  return memory.redux;
}

/** Returns the results of the calls of Redux that a module holds in a constant. */
function resultsIn(evaluator: Evaluator, { facts, scope }: Module): ResultValue[] {
  if (!facts.imports.some(({ from }) => reduxFunctions.packages.includes(from))) return [];
  return Object.values(facts.constants).flatMap((value) => {
    const made = value.kind === 'call' ? evaluator.evaluate(value, scope) : undefined;
    return made?.kind === 'result' && isOfRedux(made) ? [made] : [];
  });
}

const isOfRedux = ({ call, path }: ResultValue): boolean =>
  path.length === 0 &&
  reduxFunctions.packages.includes(call.package ?? '') &&
  [...reduxFunctions.makesStore, reduxFunctions.combines].includes(call.callee.at(-1) ?? '');

function reducersIn(evaluator: Evaluator, resolved: ResolvedValue, path: string[]): ReduxReducer[] {
  if (path.length > maxDepth) return [];
  if (resolved.kind === 'value' && resolved.value.kind === 'function') return [{ path, fn: resolved }];
  if (resolved.kind !== 'result' || resolved.path.length > 0) return [];
  const { call } = resolved;
  const name = call.callee.at(-1) ?? '';
  const args = call.value.args.map((argument) => evaluator.evaluate(argument, call.scope));
  const [first] = args;
  if (first === undefined) return [];
  if (name === reduxFunctions.combines) return reducersOf(evaluator, first, path);
  const isToolkit = name === 'configureStore';
  const root = isToolkit ? evaluator.member(first, 'reducer') : (args.find(isReducer) ?? first);
  return isObject(root) ? reducersOf(evaluator, root, path) : reducersIn(evaluator, root, path);
}

/** Returns the reducers of an object with a member for each. */
function reducersOf(evaluator: Evaluator, object: ResolvedValue, path: string[]): ReduxReducer[] {
  if (object.kind !== 'value' || object.value.kind !== 'object') return [];
  return object.value.entries.flatMap(({ key }) =>
    reducersIn(evaluator, evaluator.member(object, key), [...path, key]),
  );
}

const isObject = (value: ResolvedValue): boolean => value.kind === 'value' && value.value.kind === 'object';

/** Decides whether an argument is a reducer: a function, or a result such as that of `persistReducer(config, root)`. */
const isReducer = (value: ResolvedValue): boolean =>
  (value.kind === 'value' && value.value.kind === 'function') || value.kind === 'result';
