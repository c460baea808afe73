import { force } from '../model/evaluator.js';
import { outsideName, type KnownCall } from './value-call.js';

/** `Object.assign(Root, { Trigger })`: an object with the members of all arguments. One argument alone stays itself. */
export const objectAssign: KnownCall = {
  name: 'objects merged by assign',
  result(evaluator, call) {
    const { args, scope } = call;
    const [first] = args;
    if (first === undefined || outsideName(call) !== 'assign') return null;
    if (args.length === 1) return force(evaluator, first);
    const spreads = args.map(({ value }) => value);
    return evaluator.evaluate({ kind: 'object', entries: [], spreads, at: first.value.at }, scope);
  },
};
