import { computingFunctions } from '../../libraries/known/functions.js';
import { force } from '../model/evaluator.js';
import { outsideName, type KnownCall } from './value-call.js';

const names = new Set(computingFunctions);

/** Functions that return the result of their function argument: `useMemo(() => …)`, `computed(() => …)`. */
export const computedCalls: KnownCall = {
  name: 'functions that run their argument',
  result(evaluator, call) {
    const [first] = call.args;
    if (first === undefined || !names.has(outsideName(call) ?? '')) return null;
    const fn = force(evaluator, first);
    if (fn.kind !== 'value' || fn.value.kind !== 'function') return null;
    return evaluator.call({ fn: fn.value, closure: fn.scope, args: [], caller: call.scope });
  },
};
