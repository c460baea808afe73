import type { FunctionValue, Value } from '../../extract/facts/facts.js';
import { dependsOnItem } from '../evaluate/item-members.js';
import { truthOf } from '../evaluate/truth-of.js';
import type { Evaluator } from '../model/evaluator.js';
import type { LexicalScope } from '../model/lexical-scope.js';

/** A test in a function, with the scope of one call. */
interface GivenTest {
  test: Value;
  fn: FunctionValue;
  scope: LexicalScope;
}

/**
 * Decides a test that compares parameters of a call with literals: `kind === 'edit'` of `run('edit')`. Undefined for any other
 * test, and for a parameter that the function assigns. An argument that a written list holds, `run(action.name)`, is known
 * once the loop is rendered for each item.
 */
export function givenTruth(evaluator: Evaluator, { test, fn, scope }: GivenTest): boolean | undefined {
  const decide = (part: Value): boolean | undefined => givenTruth(evaluator, { test: part, fn, scope });
  if (test.kind === 'choice') {
    const [yes, no] = test.options;
    const first = test.test === undefined || yes === undefined || no === undefined ? undefined : decide(test.test);
    const option = first === true ? yes : no;
    return first === undefined || option === undefined ? undefined : decide(option);
  }
  if (test.kind === 'literal') return Boolean(test.value);
  if (test.kind !== 'call' || !/^[!=]==$/.test(test.callee.join('.'))) return undefined;
  const isKnown = test.args.every((arg) => arg.kind === 'literal' || isGiven(arg, fn));
  if (!isKnown) return undefined;
  for (const arg of test.args) dependsOnItem(evaluator, evaluator.evaluate(arg, scope));
  return truthOf(evaluator, evaluator.evaluate(test, scope));
}

/** Decides whether a value is a parameter that keeps its argument. */
function isGiven(value: Value, { params, does }: FunctionValue): boolean {
  if (value.kind !== 'reference') return false;
  const [name = ''] = value.path;
  return params.includes(name) && does.assigns.every(({ target }) => target[0] !== name);
}
