import type { Value } from '../../extract/facts/facts.js';
import type { Evaluator } from '../model/evaluator.js';
import type { LexicalScope } from '../model/lexical-scope.js';
import { absent, type DeferredValue, type ResolvedValue } from '../model/resolved-value.js';
import { evaluateCall } from './evaluate-call.js';
import { lookUpPath } from './look-up.js';
import { truthOf } from './truth-of.js';

type ChoiceValue = Extract<Value, { kind: 'choice' }>;

/** Follows names, calls of own functions and decided conditions. */
export function evaluateValue(evaluator: Evaluator, value: Value, scope: LexicalScope): ResolvedValue {
  switch (value.kind) {
    case 'reference':
      return remembered(value, scope, () => lookUpPath(evaluator, scope, value.path));
    case 'choice':
      return remembered(value, scope, () =>
        value.test === undefined
          ? evaluateAlternatives(evaluator, value, scope)
          : evaluateConditional(evaluator, value, value.test, scope),
      );
    case 'call':
      return remembered(value, scope, () => evaluateCall(evaluator, value, scope));
    case 'array':
      return remembered(value, scope, () => ({
        kind: 'list',
        items: value.items.flatMap((item) => listItems(evaluator, item, scope)),
        at: value.at,
      }));
    case 'literal':
    case 'template':
    case 'object':
    case 'function':
    case 'markup':
    case 'unknown':
      return { kind: 'value', value, scope };
  }
}

/** Evaluates once for each scope. While a value is evaluated it counts as unresolved, so a value inside itself ends there. */
function remembered(value: Value, scope: LexicalScope, evaluate: () => ResolvedValue): ResolvedValue {
  const known = scope.memo.get(value);
  if (known !== undefined) return known;
  scope.memo.set(value, { kind: 'unresolved', path: value.kind === 'reference' ? value.path : [] });
  const found = evaluate();
  scope.memo.set(value, found);
  return found;
}

/** Returns one item of a list, or the items of a spread list. */
function listItems(evaluator: Evaluator, item: Value, scope: LexicalScope): (ResolvedValue | DeferredValue)[] {
  if (item.kind !== 'call' || item.callee[0] !== '...' || item.args[0] === undefined) {
    return [{ kind: 'deferred', value: item, scope }];
  }
  const spread = evaluator.evaluate(item.args[0], scope);
  return spread.kind === 'list' ? spread.items : [{ kind: 'value', value: { kind: 'unknown', at: item.at }, scope }];
}

/** Evaluates `test ? yes : no`. */
function evaluateConditional(
  evaluator: Evaluator,
  value: ChoiceValue,
  condition: Value,
  scope: LexicalScope,
): ResolvedValue {
  const test = evaluator.evaluate(condition, scope);
  const truth = truthOf(evaluator, test);
  const [yes, no] = value.options;
  if (truth !== undefined) {
    const taken = truth ? yes : no;
    return taken === undefined ? absent : evaluator.evaluate(taken, scope);
  }
  const options = value.options.map((option) => evaluator.evaluate(option, scope));
  // Both ways may be the same list, in another order: `descending ? items.reverse() : items`.
  const [first] = options;
  if (first !== undefined && options.length > 1 && options.every((option) => option === first)) return first;
  return { kind: 'either', test, options, at: value.at };
}

/**
 * Evaluates `a || b` and `a ?? b`: leaves out values known to be falsy, and ends at the first value known to be truthy.
 */
function evaluateAlternatives(evaluator: Evaluator, value: ChoiceValue, scope: LexicalScope): ResolvedValue {
  const options: ResolvedValue[] = [];
  for (const option of value.options) {
    const resolved = evaluator.evaluate(option, scope);
    const truth = truthOf(evaluator, resolved);
    if (truth !== false) options.push(resolved);
    if (truth === true) break;
  }
  const [only] = options;
  if (only === undefined) {
    const last = value.options.at(-1);
    return last === undefined ? absent : evaluator.evaluate(last, scope);
  }
  return options.length === 1 ? only : { kind: 'either', options, at: value.at };
}
