import type { FunctionValue, Value } from '../../extract/facts/facts.js';
import type { AppIndex } from './app-index.js';
import type { LexicalScope } from './lexical-scope.js';
import type { LinkBudget } from './link-budget.js';
import type { LinkMemory } from './link-memory.js';
import type { DeferredValue, ResolvedValue } from './resolved-value.js';

/**
 * Evaluates values of the source. Evaluating a call finds the members of its callee and runs a function. The function's
 * result is evaluated again; the files of link/evaluate and the rules of link/known-calls close that circle through
 * these three methods and through nothing else.
 */
export interface Evaluator {
  readonly app: AppIndex;
  readonly budget: LinkBudget;
  readonly memory: LinkMemory;
  /** Follows names, calls of own functions and decided conditions. */
  evaluate(value: Value, scope: LexicalScope): ResolvedValue;
  member(resolved: ResolvedValue, key: string): ResolvedValue;
  /** Runs one of the app's own functions and returns its result. */
  call(call: FunctionCall): ResolvedValue;
}

/** A call of one of the app's own functions. */
export interface FunctionCall {
  fn: FunctionValue;
  /** The scope in which the function is written. */
  closure: LexicalScope;
  args: readonly (ResolvedValue | DeferredValue)[];
  /** The scope in which the function is called. */
  caller: LexicalScope;
}

/** Evaluates a deferred value; returns any other as it is. */
export function force(evaluator: Evaluator, value: ResolvedValue | DeferredValue): ResolvedValue {
  return value.kind === 'deferred' ? evaluator.evaluate(value.value, value.scope) : value;
}

/** Returns the member below a path of keys. */
export function memberAt(evaluator: Evaluator, resolved: ResolvedValue, path: readonly string[]): ResolvedValue {
  return path.reduce((found, key) => evaluator.member(found, key), resolved);
}
