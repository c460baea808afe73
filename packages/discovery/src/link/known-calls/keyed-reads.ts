import { force } from '../model/evaluator.js';
import { literalText } from '../model/resolved-value.js';
import type { KnownCall } from './value-call.js';

/** Reads of a state by a key: `params.get('tab')` of the address, or of a map. The entry is a member of the state. */
export const keyedReads: KnownCall = {
  name: 'reads by a key',
  result(evaluator, { owner, written, args: [first] }) {
    if (owner?.kind !== 'state' || written.callee.at(-1) !== 'get' || first === undefined) return null;
    const key = literalText(force(evaluator, first));
    return key === undefined ? null : evaluator.member(owner, key);
  },
};
