import type { AppIndex } from '../model/app-index.js';
import type { Evaluator } from '../model/evaluator.js';
import { newBudget } from '../model/link-budget.js';
import { newMemory } from '../model/link-memory.js';
import { callFunction } from './call-function.js';
import { evaluateValue } from './evaluate-value.js';
import { memberOf } from './member-of.js';

/** Returns an evaluator for an app's values, with a budget and a memory of its own. */
export function createEvaluator(app: AppIndex): Evaluator {
  const evaluator: Evaluator = {
    app,
    budget: newBudget(),
    memory: newMemory(),
    evaluate: (value, scope) => evaluateValue(evaluator, value, scope),
    member: (resolved, key) => memberOf(evaluator, resolved, key),
    call: (call) => callFunction(evaluator, call),
  };
  return evaluator;
}
