import { transparentFunctions } from '../../libraries/known/functions.js';
import { force } from '../model/evaluator.js';
import { outsideName, type KnownCall } from './value-call.js';

const names = new Set(transparentFunctions);

/** Functions that return their first argument: `memo(Button)`, `useCallback(save, [])`. */
export const transparentCalls: KnownCall = {
  name: 'functions that return their argument',
  result(evaluator, call) {
    const [first] = call.args;
    return first !== undefined && names.has(outsideName(call) ?? '') ? force(evaluator, first) : null;
  },
};
