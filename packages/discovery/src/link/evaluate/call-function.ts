import type { FunctionValue } from '../../extract/facts/facts.js';
import type { Evaluator, FunctionCall } from '../model/evaluator.js';
import type { LexicalScope } from '../model/lexical-scope.js';
import { limits } from '../model/limits.js';
import { absent, type ResolvedValue } from '../model/resolved-value.js';
import { bindFunction } from './bind-function.js';

/** Runs an own function with its names bound to the arguments, and returns its markup or result. */
export function callFunction(evaluator: Evaluator, call: FunctionCall): ResolvedValue {
  const { fn, closure } = call;
  const { budget, memory } = evaluator;
  const unrolled = unrolledAround(call);
  if (isTooDeep(fn, call.caller, unrolled) || isTooDeep(fn, closure, unrolled)) {
    memory.loops.itemDependencies += 1;
    return { kind: 'unresolved', path: [] };
  }
  if (fn.returns === undefined && fn.result === undefined) return absent;
  if (budget.left.runs <= 0) return { kind: 'unresolved', path: [] };
  budget.left.runs -= 1;
  const scope = functionScope(evaluator, call);
  closure.rendered.add(fn);
  if (fn.returns !== undefined) {
    return { kind: 'value', value: { kind: 'markup', nodes: fn.returns, at: fn.at }, scope };
  }
  return fn.result === undefined ? absent : evaluator.evaluate(fn.result, scope);
}

function unrolledAround({ caller, closure }: FunctionCall): number {
  return Math.max(caller.unrolled, closure.unrolled);
}

function isTooDeep(fn: FunctionValue, { running }: LexicalScope, unrolled: number): boolean {
  return running.length >= limits.calls + 2 * unrolled || running.filter((one) => one === fn).length > unrolled;
}

/** Returns the scope of a function's body during a call. */
export function functionScope(evaluator: Evaluator, call: FunctionCall): LexicalScope {
  return bindFunction(evaluator, call.fn, call.closure, call.args, calledFrom(evaluator, call));
}

/**
 * Returns the parts of a function's scope that depend on its call. A closure belongs to the instance that made it, a
 * module's function to the instance that calls it. Each call of a hook has a state prefix of its own.
 */
function calledFrom(evaluator: Evaluator, call: FunctionCall): Partial<LexicalScope> {
  const { fn, closure, caller } = call;
  const around = caller.running.length > closure.running.length ? caller.running : closure.running;
  const running = [...around, fn];
  const unrolled = unrolledAround(call);
  if (closure.owner !== closure.module.scope.owner) return { running, unrolled };
  const name = evaluator.memory.functionNames.get(fn) ?? '';
  const { owner, contexts } = caller;
  if (!/^use[A-Z]/.test(name)) return { running, unrolled, owner, contexts, statePrefix: caller.statePrefix };
  const count = (owner.hooks.get(name) ?? 0) + 1;
  owner.hooks.set(name, count);
  const statePrefix = `${caller.statePrefix}${name}${count === 1 ? '' : count}.`;
  return { running, unrolled, owner, contexts, statePrefix };
}
