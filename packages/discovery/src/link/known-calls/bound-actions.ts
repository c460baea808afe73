import type { FunctionValue, Value } from '../../extract/facts/facts.js';
import { reduxFunctions } from '../../libraries/known/functions.js';
import { force, type Evaluator } from '../model/evaluator.js';
import { innerScope } from '../model/lexical-scope.js';
import type { ResolvedValue } from '../model/resolved-value.js';
import { outsideName, packageOf, type KnownCall, type ValueCall } from './value-call.js';

/** The parameters of a bound function. More arguments are rare. */
const params = ['~first', '~second', '~third'];

/**
 * The functions of actions that are bound to the dispatch of the store: `bindActionCreators(creators, dispatch)`, and the second
 * argument of `connect`, which may be a function of the dispatch (react-redux.js.org, "connect").
 */
export const boundActions: KnownCall = {
  name: 'bound actions of Redux',
  result(evaluator, call) {
    const [first, second] = call.args;
    if (first === undefined || second === undefined) return null;
    const isOfConnect = isCalled(call, reduxFunctions.bindsOfConnect);
    if (!isOfConnect && !isCalled(call, reduxFunctions.binds)) return null;
    const creators = force(evaluator, first);
    const isFunction = creators.kind === 'value' && creators.value.kind === 'function';
    if (isOfConnect && isFunction && creators.value.kind === 'function')
      return evaluator.call({ fn: creators.value, closure: creators.scope, args: [second], caller: call.scope });
    const names = namesOf(creators);
    return names === null ? null : bound(evaluator, creators, names, call);
  },
};

function isCalled(call: ValueCall, { name, packages }: { name: string; packages: readonly string[] }): boolean {
  return outsideName(call) === name && packages.includes(packageOf(call));
}

/** Returns the names of the creators in an object, or in `import * as actions`. */
function namesOf(creators: ResolvedValue): string[] | null {
  if (creators.kind === 'namespace') return creators.module.facts.exports.map(({ exported }) => exported);
  if (creators.kind !== 'value' || creators.value.kind !== 'object') return null;
  return creators.value.entries.map(({ key }) => key);
}

/** Returns an object with a function for each creator, which dispatches the action that the creator returns. */
function bound(
  evaluator: Evaluator,
  creators: ResolvedValue,
  names: readonly string[],
  { args: [, dispatch], written: { at }, scope }: ValueCall,
): ResolvedValue {
  const inner = innerScope(scope);
  inner.names.set('~creators', creators).set('dispatch', force(evaluator, dispatch!));
  const given = params.map((name): Value => ({ kind: 'reference', path: [name], at }));
  const functionOf = (name: string): FunctionValue => {
    const action: Value = { kind: 'call', callee: ['~creators', name], args: given, at };
    return {
      kind: 'function',
      params,
      does: { calls: [{ callee: ['dispatch'], args: [action], at }], assigns: [] },
      at,
    };
  };
  const entries = names.map((name) => {
    const value = functionOf(name);
    evaluator.memory.functionNames.set(value, name);
    return { key: name, value };
  });
  return { kind: 'value', value: { kind: 'object', entries, spreads: [], at }, scope: inner };
}
