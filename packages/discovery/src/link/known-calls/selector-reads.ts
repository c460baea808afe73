import { reduxFunctions } from '../../libraries/known/functions.js';
import { force } from '../model/evaluator.js';
import type { StateValue } from '../model/resolved-value.js';
import { outsideName, packageOf, type KnownCall } from './value-call.js';

/** The one store of Redux. A slice is its member, by the name of the slice. */
export const reduxState: StateValue = { kind: 'state', id: reduxFunctions.id, path: [] };

/** Reads of the store of Redux by a selector of the app: `useSelector((state) => state.ui.view)`. */
export const selectorReads: KnownCall = {
  name: 'reads by a selector',
  result(evaluator, call) {
    const [first] = call.args;
    const { name, package: from } = reduxFunctions.reads;
    if (outsideName(call) !== name || packageOf(call) !== from || first === undefined) return null;
    const selector = force(evaluator, first);
    if (selector.kind !== 'value' || selector.value.kind !== 'function') return null;
    return evaluator.call({ fn: selector.value, closure: selector.scope, args: [reduxState], caller: call.scope });
  },
};
