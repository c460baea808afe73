import { force, type Evaluator } from '../model/evaluator.js';
import type { ResolvedValue, StateValue } from '../model/resolved-value.js';
import type { ValueCall } from './value-call.js';

/** Returns the state that chooses the record of `records.find((record) => record.id === selectedId)`. */
export function findingState(evaluator: Evaluator, { written, args: [first], scope }: ValueCall): StateValue | null {
  if (written.callee.length < 2 || written.callee.at(-1) !== 'find' || first === undefined) return null;
  const fn = force(evaluator, first);
  if (fn.kind !== 'value' || fn.value.kind !== 'function') return null;
  const test = evaluator.call({ fn: fn.value, closure: fn.scope, args: [], caller: scope });
  if (test.kind !== 'value' || test.value.kind !== 'call' || test.value.callee.join('.') !== '===') return null;
  const operands = test.value.args.map((argument) => evaluator.evaluate(argument, test.scope));
  return operands.find(isState) ?? null;
}

const isState = (resolved: ResolvedValue): resolved is StateValue => resolved.kind === 'state';
