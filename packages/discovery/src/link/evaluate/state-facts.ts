import type { Value } from '../../extract/facts/facts.js';
import type { Evaluator } from '../model/evaluator.js';
import type { LexicalScope } from '../model/lexical-scope.js';
import type { StateFact } from '../model/render-site.js';
import type { EitherValue, ResolvedValue, StateValue, WrittenValue } from '../model/resolved-value.js';

/**
 * Returns the facts about states that follow from a test: `open`, `!open`, `open && ready`, `armed === item.id`. A failed `&&`
 * proves nothing, because one part is enough to fail it.
 * @param holds whether the test holds
 */
export function stateFacts(evaluator: Evaluator, test: ResolvedValue, holds: boolean): StateFact[] {
  switch (test.kind) {
    case 'state':
      return [{ on: nameOf(test), holds }];
    case 'value':
      return comparedFacts(evaluator, test, holds);
    case 'either':
      return chosenFacts(evaluator, test, holds);
    default:
      return [];
  }
}

/** Decides whether code under some tests can run where some facts hold. It cannot if one of the tests proves the opposite. */
export function canRun(
  evaluator: Evaluator,
  { tests, scope }: { tests: readonly Value[]; scope: LexicalScope },
  known: readonly StateFact[],
): boolean {
  if (known.length === 0) return true;
  const wanted = tests.flatMap((test) => stateFacts(evaluator, evaluator.evaluate(test, scope), true));
  return wanted.every(({ on, holds }) => known.every((fact) => fact.on !== on || fact.holds === holds));
}

// Negation and `&&` are choices: `!a` is `a ? false : true`, and `a && b` is `a ? b : false`.

function chosenFacts(evaluator: Evaluator, { test, options }: EitherValue, holds: boolean): StateFact[] {
  const [yes, no] = options;
  if (test === undefined || yes === undefined) return [];
  if (isBoolean(yes, false) && isBoolean(no, true)) return stateFacts(evaluator, test, !holds);
  return (isBoolean(no, false) || no?.kind === 'absent') && holds
    ? [...stateFacts(evaluator, test, true), ...stateFacts(evaluator, yes, true)]
    : [];
}

const isBoolean = (resolved: ResolvedValue | undefined, wanted: boolean): boolean =>
  resolved?.kind === 'value' && resolved.value.kind === 'literal' && resolved.value.value === wanted;

function comparedFacts(evaluator: Evaluator, { value, scope }: WrittenValue, holds: boolean): StateFact[] {
  const operator = value.kind === 'call' ? value.callee.join('.') : '';
  if (value.kind !== 'call' || !/^[!=]==$/.test(operator)) return [];
  const [left, right] = value.args.map((argument) => evaluator.evaluate(argument, scope));
  if (left === undefined || right === undefined) return [];
  const state = [left, right].find((side): side is StateValue => side.kind === 'state');
  const other = operand(state === left ? right : left);
  return state === undefined || other === undefined
    ? []
    : [{ on: `${nameOf(state)} ${other}`, holds: holds === (operator === '===') }];
}

/** Names what a state is compared with: a literal, or a member of a loop's item. */
function operand(resolved: ResolvedValue): string | undefined {
  if (resolved.kind === 'item') return `item ${resolved.loop} ${resolved.path.join('.')}`;
  return resolved.kind === 'value' && resolved.value.kind === 'literal'
    ? JSON.stringify(resolved.value.value)
    : undefined;
}

const nameOf = ({ id, path }: StateValue): string => [id, ...path].join('.');
